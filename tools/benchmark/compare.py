#!/usr/bin/env python3
"""Times flowproof's comparing beside pybind11_pixelmatch and ImageMagick, and holds its counts to PyPI's pixelmatch.

usage: compare.py FLOWPROOF

Pairs are screens of our own flows at 3×: equal, another text, everything moved, everything recoloured. Peers that are not
installed are named and left out (pip install pybind11_pixelmatch pixelmatch pillow; apt-get install imagemagick).
"""
import json, os, shutil, subprocess, sys, tempfile, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from measure import row

flowproof = os.path.abspath(sys.argv[1])
os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
folder = tempfile.mkdtemp()
try:
    from PIL import Image
except ImportError:
    Image = None
try:
    import pybind11_pixelmatch as fast
except ImportError:
    fast = None
try:
    from pixelmatch.contrib.PIL import pixelmatch as slow
except ImportError:
    slow = None
magick = shutil.which("compare")
for name, found in [("pillow", Image), ("pybind11_pixelmatch", fast), ("pixelmatch", slow), ("ImageMagick", magick)]:
    if not found:
        print(f"flowproof: {name} is not installed: left out", file=sys.stderr)


def render(name, step, *more, flow="Snapshots/flows/northbound/flow.json", scale="3"):
    out = os.path.join(folder, name)
    subprocess.run([flowproof, "render", flow, "--step", step, "--device", "iphone-16-pro", "--scale", scale, "-o", out, *more],
                   check=True, capture_output=True)
    return next(os.path.join(d, f) for d, _, files in os.walk(out) for f in files if f.endswith(".png"))


def median(work, runs):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return sorted(times)[len(times) // 2]


screen = render("a", "tell")
pairs = {"equal": (screen, screen), "another step": (screen, render("b", "pace")),
         "everything moved": (screen, render("c", "tell", "--text-size", "M")),
         "everything recoloured": (screen, render("d", "tell", "--appearance", "dark"))}
for name, (a, b) in pairs.items():
    ours = json.loads(subprocess.run([flowproof, "bench", "--pair", a, b], check=True, capture_output=True, text=True).stdout)
    with_decoding = ours["compare_ms"] + ours["decode_ms"]
    row(f"{name}, {ours['size'][0]} × {ours['size'][1]}: pixels hashed · an equal pair beyond that",
        f"{ours['hash_ms']} ms · {ours['equal_ms']} ms")
    row(f"{name}: compared · with decoding ({ours['pixels']:,} pixels differ)", f"{ours['compare_ms']} ms · {with_decoding:.1f} ms")
    row(f"{name}: packed as a golden", f"{ours['golden_ms']} ms, {ours['golden_bytes'] / 1024:.0f} KiB")
    if fast and Image:
        one, two = (Image.open(f).convert("RGBA") for f in (a, b))
        import numpy
        pixels = [numpy.asarray(p) for p in (one, two)]
        options = fast.Options()
        theirs = median(lambda: fast.pixelmatch(*pixels, options=options), 5)
        row(f"{name}: pybind11_pixelmatch, compared only", f"{theirs:.1f} ms, × {theirs / max(ours['compare_ms'], 0.01):.1f}")
    if magick:
        theirs = median(lambda: subprocess.run([magick, "-metric", "AE", a, b, "null:"], capture_output=True), 3)
        row(f"{name}: ImageMagick's compare, a process", f"{theirs:.0f} ms, × {theirs / with_decoding:.1f} of comparing with decoding")

if slow and Image:
    names, agreed = [("tell", "pace"), ("tell", "tell")], 0
    sizes, looks = ["S", "M", "L", "xL", "xxL"], ["light", "dark"]
    cells = [(one, two, size, look) for one, two in names for size in sizes for look in looks]
    for i, (one, two, size, look) in enumerate(cells):
        a = render(f"e{i}", one, scale="1")
        b = render(f"f{i}", two, "--text-size", size, "--appearance", look, scale="1")
        line = json.loads(subprocess.run([flowproof, "diff", a, b, "--json", "--profile", "perceptual"],
                                         capture_output=True, text=True).stdout)
        theirs = slow(Image.open(a).convert("RGBA"), Image.open(b).convert("RGBA"), threshold=0.1)
        same = line["profiles"]["perceptual"]["pixels"] == theirs
        agreed += same
        if not same:
            print(f"{one} {two} {size} {look}: ours {line['profiles']['perceptual']['pixels']}, theirs {theirs}", file=sys.stderr)
    row("pairs on which the count is that of PyPI's pixelmatch", f"{agreed} of {len(cells)}")

if Image:
    for side in ("one", "two"):
        os.makedirs(os.path.join(folder, side))
    base = Image.open(screen).convert("RGB").resize((1280, 720))
    for i in range(100):
        base.save(os.path.join(folder, "one", f"{i:03}.png"))
        other = base.copy()
        if i % 4 == 0:
            other.paste((200, 30, 60), (100, 100 + i, 220, 130 + i))
        other.save(os.path.join(folder, "two", f"{i:03}.png"))
    spent = median(lambda: subprocess.run([flowproof, "diff", f"{folder}/one", f"{folder}/two", "-o", f"{folder}/out", "--report"],
                                          capture_output=True), 3)
    row("100 pairs of 1280 × 720, 25 of them changed, with report", f"{spent:.0f} ms")
shutil.rmtree(folder)
