#!/usr/bin/env python3
"""Writes flow.json: an onboarding of twelve steps in five languages, for the benchmark of the render command.

usage: tools/benchmark/make_flow.py
"""
import json, os

here = os.path.dirname(os.path.abspath(__file__))
LANGUAGES = ["de", "fr", "es", "pt"]
WORDS = """
Learn a language in minutes a day|Lerne eine Sprache in Minuten am Tag|Apprenez une langue en quelques minutes par jour|Aprende un idioma en minutos al día|Aprenda um idioma em minutos por dia
Short lessons, real dialogues and a plan that fits around your week.|Kurze Lektionen, echte Dialoge und ein Plan, der in deine Woche passt.|Des leçons courtes, de vrais dialogues et un programme adapté à votre semaine.|Lecciones cortas, diálogos reales y un plan que encaja en tu semana.|Lições curtas, diálogos reais e um plano que cabe na sua semana.
Get started|Los geht’s|Commencer|Empezar|Começar
I have an account|Ich habe ein Konto|J’ai déjà un compte|Ya tengo una cuenta|Já tenho uma conta
Continue|Weiter|Continuer|Continuar|Continuar
Which language?|Welche Sprache?|Quelle langue ?|¿Qué idioma?|Qual idioma?
You can add more later.|Weitere kannst du später hinzufügen.|Vous pourrez en ajouter d’autres plus tard.|Más tarde puedes añadir otros.|Você pode adicionar outros depois.
German|Deutsch|Allemand|Alemán|Alemão
Italian|Italienisch|Italien|Italiano|Italiano
Swedish|Schwedisch|Suédois|Sueco|Sueco
Why are you learning?|Warum lernst du?|Pourquoi apprenez-vous ?|¿Por qué aprendes?|Por que você está aprendendo?
Travel|Reisen|Voyages|Viajes|Viagens
Work and career|Arbeit und Karriere|Travail et carrière|Trabajo y carrera|Trabalho e carreira
Family and friends|Familie und Freunde|Famille et amis|Familia y amigos|Família e amigos
Just for fun|Einfach zum Spaß|Pour le plaisir|Por diversión|Por diversão
How much do you know?|Wie viel kannst du schon?|Quel est votre niveau ?|¿Cuánto sabes ya?|Quanto você já sabe?
Nothing yet|Noch nichts|Rien encore|Nada todavía|Nada ainda
Simple conversations|Einfache Gespräche|Des conversations simples|Conversaciones sencillas|Conversas simples
I read newspapers|Ich lese Zeitungen|Je lis les journaux|Leo periódicos|Leio jornais
About you|Über dich|À propos de vous|Sobre ti|Sobre você
First name|Vorname|Prénom|Nombre|Nome
Email|E-Mail|E-mail|Correo electrónico|E-mail
Minutes a day|Minuten am Tag|Minutes par jour|Minutos al día|Minutos por dia
Remind me every evening|Erinnere mich jeden Abend|Me le rappeler chaque soir|Recuérdamelo cada noche|Lembrar-me toda noite
What you will be able to do|Was du können wirst|Ce que vous saurez faire|Lo que podrás hacer|O que você vai conseguir fazer
Order a meal without pointing at the menu|Essen bestellen, ohne auf die Karte zu zeigen|Commander un repas sans montrer la carte|Pedir una comida sin señalar la carta|Pedir uma refeição sem apontar para o cardápio
Follow a film with subtitles|Einem Film mit Untertiteln folgen|Suivre un film sous-titré|Seguir una película con subtítulos|Acompanhar um filme com legendas
Write to a colleague|Einer Kollegin schreiben|Écrire à une collègue|Escribir a una compañera|Escrever para uma colega
Learners like you|Lernende wie du|Des élèves comme vous|Gente como tú|Pessoas como você
After six weeks I talked to my neighbour for the first time.|Nach sechs Wochen habe ich zum ersten Mal mit meinem Nachbarn gesprochen.|Au bout de six semaines, j’ai parlé à mon voisin pour la première fois.|A las seis semanas hablé con mi vecino por primera vez.|Depois de seis semanas falei com meu vizinho pela primeira vez.
Your plan is ready|Dein Plan ist fertig|Votre programme est prêt|Tu plan está listo|Seu plano está pronto
Three lessons a week, twelve minutes each, with a review on Sunday.|Drei Lektionen die Woche, je zwölf Minuten, mit Wiederholung am Sonntag.|Trois leçons par semaine de douze minutes, avec une révision le dimanche.|Tres lecciones por semana de doce minutos, con repaso el domingo.|Três lições por semana de doze minutos, com revisão no domingo.
First words|Erste Wörter|Premiers mots|Primeras palabras|Primeiras palavras
At the café|Im Café|Au café|En el café|No café
On the train|Im Zug|Dans le train|En el tren|No trem
Stay on track|Bleib dran|Gardez le rythme|Mantén el ritmo|Mantenha o ritmo
A message at the time you choose, never at night.|Eine Nachricht zur Zeit deiner Wahl, nie nachts.|Un message à l’heure choisie, jamais la nuit.|Un mensaje a la hora que elijas, nunca de noche.|Uma mensagem na hora que você escolher, nunca à noite.
Allow notifications|Mitteilungen erlauben|Autoriser les notifications|Permitir notificaciones|Permitir notificações
Not now|Nicht jetzt|Pas maintenant|Ahora no|Agora não
Try it free for seven days|Sieben Tage gratis testen|Essai gratuit de sept jours|Pruébalo gratis siete días|Experimente grátis por sete dias
All lessons and dialogues|Alle Lektionen und Dialoge|Toutes les leçons et tous les dialogues|Todas las lecciones y diálogos|Todas as lições e diálogos
Offline on all your devices|Offline auf allen Geräten|Hors ligne sur tous vos appareils|Sin conexión en todos tus dispositivos|Offline em todos os seus dispositivos
Cancel at any time|Jederzeit kündbar|Résiliable à tout moment|Cancela cuando quieras|Cancele quando quiser
Start free week|Gratiswoche starten|Démarrer la semaine gratuite|Empezar la semana gratis|Começar semana grátis
How did you hear about us?|Wie hast du von uns gehört?|Comment nous avez-vous connus ?|¿Cómo nos conociste?|Como você nos conheceu?
A friend|Eine Freundin oder ein Freund|Par une amie ou un ami|Por una amistad|Por uma amizade
App store|App Store|Boutique d’applications|Tienda de aplicaciones|Loja de aplicativos
You are all set|Alles bereit|Tout est prêt|Todo listo|Tudo pronto
Your first lesson takes four minutes.|Deine erste Lektion dauert vier Minuten.|Votre première leçon dure quatre minutes.|Tu primera lección dura cuatro minutos.|Sua primeira lição dura quatro minutos.
"""
table = [line.split("|") for line in WORDS.strip().split("\n")]
known = {row[0] for row in table}


def t(text):
    assert text in known, text
    return text


def next_button(text="Continue"):
    return {"text": t(text), "action": "next"}


def question(name, title, labels, icons, **more):
    options = [{"id": f"o{i}", "label": t(label), "icon": "lucide:" + icon} for i, (label, icon) in enumerate(zip(labels, icons))]
    return {"id": name, "type": "question", "title": t(title), "options": options, "cta": next_button(), **more}


def page(name, blocks, cta="Continue", **more):
    return {"id": name, "type": "custom", "content_blocks": blocks, "cta": next_button(cta), **more}


def title(text):
    return {"type": "title", "text": t(text)}


def subtitle(text):
    return {"type": "subtitle", "text": t(text)}


def photo(height):
    return {"type": "image", "image_url": "photo.jpg", "height": height, "content_mode": "cover", "corner_radius": 24,
            "block_style": {"shadow": {"x": 0, "y": 10, "blur": 30, "color": "#00000033"}}}


def listed(*texts):
    return {"type": "list", "items": [{"text": t(text), "icon": "lucide:check"} for text in texts]}


def card(text, index):
    colors = [["#FF6B6B", "#FF9F68"], ["#4D96FF", "#6BCB77"], ["#845EC2", "#D65DB1"]][index]
    return {"type": "row", "spacing": 14, "align": "center", "children": [
        {"type": "spacer", "width": 44, "height": 44, "block_style": {
            "corner_radius": 22, "background_gradient": {"type": "linear", "angle": 135, "colors": colors}}},
        {"type": "text", "text": t(text), "style": {"font_weight": 600}}],
        "block_style": {"padding": 14, "corner_radius": 18, "background_color": "#8080801F",
                        "shadow": {"x": 0, "y": 6, "blur": 18, "color": "#0000001F"}}}


steps = [
    page("welcome", [photo(300), title("Learn a language in minutes a day"),
                     subtitle("Short lessons, real dialogues and a plan that fits around your week.")], "Get started",
         secondary_cta={"text": t("I have an account"), "variant": "text", "action": "login"}),
    question("language", "Which language?", ["German", "Italian", "Swedish"], ["beer", "pizza", "snowflake"],
             subtitle=t("You can add more later.")),
    question("reason", "Why are you learning?",
             ["Travel", "Work and career", "Family and friends", "Just for fun"],
             ["plane", "briefcase", "heart", "smile"]),
    question("level", "How much do you know?", ["Nothing yet", "Simple conversations", "I read newspapers"],
             ["sprout", "message-circle", "newspaper"]),
    {"id": "about", "type": "form", "title": t("About you"), "cta": next_button(), "fields": [
        {"id": "name", "type": "text", "label": t("First name")},
        {"id": "mail", "type": "email", "label": t("Email")},
        {"id": "minutes", "type": "slider", "label": t("Minutes a day"), "min": 5, "max": 30, "default_value": 12},
        {"id": "evening", "type": "toggle", "label": t("Remind me every evening"), "default_value": True}]},
    page("skills", [title("What you will be able to do"),
                    listed("Order a meal without pointing at the menu", "Follow a film with subtitles", "Write to a colleague")]),
    page("voices", [title("Learners like you"), photo(180), {"type": "rating", "value": 5},
                    {"type": "text", "text": t("After six weeks I talked to my neighbour for the first time.")}]),
    page("plan", [title("Your plan is ready"),
                  subtitle("Three lessons a week, twelve minutes each, with a review on Sunday.")]
         + [card(text, i) for i, text in enumerate(["First words", "At the café", "On the train"])]),
    page("reminders", [title("Stay on track"), subtitle("A message at the time you choose, never at night.")],
         "Allow notifications", secondary_cta={"text": t("Not now"), "variant": "text", "action": "next"}),
    page("offer", [title("Try it free for seven days"),
                   listed("All lessons and dialogues", "Offline on all your devices", "Cancel at any time")],
         "Start free week"),
    question("source", "How did you hear about us?", ["A friend", "App store"], ["users", "smartphone"]),
    page("done", [photo(220), title("You are all set"), subtitle("Your first lesson takes four minutes.")]),
]
flow = {
    "id": "benchmark", "name": "Benchmark", "default_locale": "en",
    "settings": {"show_progress": True, "progress_style": "bar", "allow_back": True,
                 "theme": {"primary_color": "#4353E0", "corner_radius": 16}},
    "steps": steps,
    "localizations": {language: {row[0]: row[i + 1] for row in table} for i, language in enumerate(LANGUAGES)},
}
assert len(steps) == 12
with open(os.path.join(here, "flow.json"), "w") as file:
    json.dump(flow, file, ensure_ascii=False, indent=1)
    file.write("\n")
