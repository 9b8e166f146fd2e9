#!/usr/bin/env python3
"""Make Fonts/Icons/ from the published packages (run only when the set changes).

usage: make-icons.py LUCIDE_DIR MATERIAL_TTF CODEPOINTS

LUCIDE_DIR: the icons/ folder of PyPI's fasthtml-lucide (Lucide's SVGs). MATERIAL_TTF: MaterialSymbolsRounded.ttf of PyPI's
material-design-icons, CODEPOINTS: its codepoints.json (old names share a new name's glyph). Needs fontTools. Writes lucide/NAME.svg, and material/NAME[-fill][-bold].svg for every name of the maps.
"""
import json, os, re, sys
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Subsetter, Options
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

lucide, ttf, codepoints = sys.argv[1:4]
root = os.path.join(os.path.dirname(__file__), "..", "Fonts", "Icons")


def rows(name):
    lines = open(os.path.join(root, name), encoding="utf-8").read().splitlines()
    return [line.split("\t") for line in lines[1:]]


aliases = {a for a, _ in rows("lucide-aliases.tsv")}
os.makedirs(os.path.join(root, "lucide"), exist_ok=True)
for file in sorted(os.listdir(lucide)):
    name = file[:-4]
    if not file.endswith(".svg") or name in aliases:
        continue
    svg = open(os.path.join(lucide, file), encoding="utf-8").read()
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.S)
    svg = re.sub(r'\s+class="[^"]*"', "", svg)
    svg = re.sub(r"\s+", " ", svg).replace("> <", "><").replace(" >", ">").strip()
    open(os.path.join(root, "lucide", file), "w", encoding="utf-8").write(svg + "\n")

names = {r[0] for r in rows("material-to-sf.tsv")} | {r[2] for r in rows("sf-to-lucide-material.tsv")} - {"-", ""}
os.makedirs(os.path.join(root, "material"), exist_ok=True)
for fill in (0, 1):
    for bold in (False, True):
        font = TTFont(ttf)
        cmap, codes = font.getBestCmap(), json.load(open(codepoints))
        glyphs = {n: cmap[ord(codes[n])] for n in names if n in codes and ord(codes[n]) in cmap}
        wanted = sorted(glyphs)
        options = Options()
        options.layout_features = []
        subsetter = Subsetter(options)
        subsetter.populate(glyphs=list(glyphs.values()))
        subsetter.subset(font)
        font = instantiateVariableFont(font, {"FILL": fill, "wght": 600 if bold else 400, "GRAD": 0, "opsz": 24})
        em, shapes = font["head"].unitsPerEm, font.getGlyphSet()
        for name in wanted:
            pen = SVGPathPen(shapes, ntos=lambda v: f"{v:.2f}".rstrip("0").rstrip("."))
            s = 24 / em
            shapes[glyphs[name]].draw(TransformPen(pen, (s, 0, 0, -s, 0, 24)))
            suffix = ("-fill" if fill else "") + ("-bold" if bold else "")
            with open(os.path.join(root, "material", name + suffix + ".svg"), "w") as out:
                out.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{pen.getCommands()}"/></svg>\n')
        if not fill and not bold:
            print("missing in the font:", sorted(names - set(glyphs)))
