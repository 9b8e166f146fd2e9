#!/usr/bin/env python3
"""Writes screen.json (what flowproof draws) and page.html (what Chromium draws) from one description.

usage: tools/benchmark/make.py
"""
import json, os

here = os.path.dirname(os.path.abspath(__file__))
photo = "photo.jpg"
ground = {"type": "linear", "angle": 160, "stops": [
    {"color": "#FFF4E6", "position": 0}, {"color": "#FFD6E0", "position": 0.55}, {"color": "#C9D6FF", "position": 1}]}
cards = [("Vocabulary", "320 words", "#FF6B6B", "#FF9F68"), ("Listening", "12 stories", "#4D96FF", "#6BCB77"),
         ("Speaking", "8 dialogues", "#845EC2", "#D65DB1"), ("Grammar", "24 lessons", "#00B894", "#55EFC4"),
         ("Reading", "6 articles", "#0984E3", "#74B9FF"), ("Writing", "5 letters", "#E17055", "#FAB1A0"),
         ("Culture", "9 videos", "#6C5CE7", "#A29BFE"), ("Review", "40 cards", "#FDCB6E", "#E17055"),
         ("Exam", "3 papers", "#D63031", "#FF7675"), ("Friends", "14 online", "#00CEC9", "#81ECEC")]


def words(text, size, weight, line, color):
    block = {"type": "text", "text": text, "style": {
        "font_size": size, "font_weight": weight, "line_height": line, "color": color}}
    return block, f'<div style="font:{weight} {size}px/{line}px Inter;color:{color}">{text}</div>'


def card(name, detail, first, last):
    title, title_html = words(name, 15, 600, 20, "#1C1C1E")
    note, note_html = words(detail, 13, 400, 18, "#6E6E73")
    block = {"type": "row", "width": 166, "height": 62, "spacing": 10, "align": "center", "children": [
        {"type": "spacer", "width": 36, "height": 36, "block_style": {"corner_radius": 18, "background_gradient": {
            "type": "linear", "angle": 135, "stops": [{"color": first, "position": 0}, {"color": last, "position": 1}]}}},
        {"type": "stack", "spacing": 0, "children": [title, note]}],
        "block_style": {"background_color": "#FFFFFF", "corner_radius": 16, "padding": 12,
                        "border_width": 1, "border_color": "#0000000F",
                        "shadow": {"x": 0, "y": 6, "blur": 18, "spread": 0, "color": "#0000001F"}}}
    html = (f'<div class="card"><div class="dot" style="background:linear-gradient(135deg,{first},{last})"></div>'
            f'<div>{title_html}{note_html}</div></div>')
    return block, html


def button(text, color, ink):
    label = {"type": "text", "text": text, "align_self": "center", "style": {
        "font_size": 17, "font_weight": 600, "line_height": 22, "color": ink, "align": "center"}}
    block = {"type": "stack", "height": 54, "children": [label], "block_style": {
        "background_color": color, "corner_radius": 27, "padding_vertical": 16,
        "padding": {"top": 16, "bottom": 16, "left": 16, "right": 16},
        "shadow": {"x": 0, "y": 8, "blur": 24, "spread": -4, "color": "#4D96FF80"}}}
    del block["block_style"]["padding_vertical"]
    html = (f'<div class="button" style="background:{color};color:{ink}">{text}</div>')
    return block, html


headline, headline_html = words("Pick up where you left off, Mira", 26, 700, 32, "#1C1C1E")
lead, lead_html = words("Twelve minutes a day keep the cat fed and the streak alive. Your next lesson is ready.",
                        16, 400, 22, "#48484A")
pairs = [card(*c) for c in cards]
rows = [{"type": "row", "spacing": 13, "children": [pairs[i][0], pairs[i + 1][0]]} for i in range(0, len(pairs), 2)]
start, start_html = button("Continue", "#4D96FF", "#FFFFFF")
headline["id"], lead["id"] = "headline", "lead"
image = {"type": "image", "image_url": photo, "width": 345, "height": 180, "content_mode": "cover", "corner_radius": 20,
         "block_style": {"shadow": {"x": 0, "y": 10, "blur": 30, "spread": 0, "color": "#00000033"}}}
screen = {"id": "screen", "type": "stack", "width": 393, "height": 852, "spacing": 16,
          "block_style": {"background_gradient": ground, "padding": {"top": 64, "left": 24, "right": 24, "bottom": 34}},
          "children": [image, headline, lead] + rows + [start]}
case = {"name": "screen", "width": 393, "height": 852, "scale": 3, "canvas": [393, 852], "padding": 0,
        "metrics": "font", "block": screen}
with open(os.path.join(here, "screen.json"), "w") as file:
    json.dump(case, file, indent=1)
    file.write("\n")
stops = ", ".join(f'{s["color"]} {s["position"] * 100:g}%' for s in ground["stops"])
html_rows = "".join(f'<div class="row">{pairs[i][1]}{pairs[i + 1][1]}</div>' for i in range(0, len(pairs), 2))
with open(os.path.join(here, "page.html"), "w") as file:
    file.write(f"""<!doctype html>
<meta charset="utf-8">
<style>
@font-face {{ font-family: Inter; src: url("../../Fonts/Inter-roman.var.ttf"); font-weight: 100 900 }}
* {{ box-sizing: border-box; margin: 0 }}
body {{ width: 393px; height: 852px; padding: 64px 24px 34px; background: linear-gradient(160deg, {stops});
  display: flex; flex-direction: column; gap: 16px; overflow: hidden; letter-spacing: 0 }}
img {{ width: 345px; height: 180px; object-fit: cover; border-radius: 20px; box-shadow: 0 10px 30px #00000033;
  flex: none }}
.row {{ display: flex; gap: 13px }}
.card {{ width: 166px; height: 62px; padding: 12px; border: 1px solid #0000000F; border-radius: 16px; background: #fff;
  box-shadow: 0 6px 18px #0000001F; display: flex; gap: 10px; align-items: center; flex: none }}
.dot {{ width: 36px; height: 36px; border-radius: 18px }}
.button {{ height: 54px; border-radius: 27px; font: 600 17px/22px Inter; padding: 16px; text-align: center;
  box-shadow: 0 8px 24px -4px #4D96FF80; flex: none }}
</style>
<img src="{photo}">{headline_html.replace('<div', '<div id="headline"', 1)}{lead_html}{html_rows}{start_html}
""")
