#!/usr/bin/env python3
"""Makes the fixtures beside it, with Pillow and ImageMagick: run once, the results are committed.

The card is 20 x 12: red, green / blue, white quadrants of 10 x 6, so that every turn and mirror shows.
"""
import os, struct, subprocess, zlib
from PIL import Image

os.chdir(os.path.dirname(os.path.abspath(__file__)))
RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)


def card(mode="RGB", size=(20, 12)):
    image = Image.new("RGB", size)
    w, h = size
    for y in range(h):
        for x in range(w):
            image.putpixel((x, y), ((RED, GREEN), (BLUE, WHITE))[y * 2 // h][x * 2 // w])
    return image.convert(mode)


def clear_corner(image):
    """The top left quadrant transparent, the bottom right half so."""
    image = image.convert("RGBA")
    w, h = image.size
    for y in range(h):
        for x in range(w):
            r, g, b, _ = image.getpixel((x, y))
            if x < w // 2 and y < h // 2:
                image.putpixel((x, y), (0, 0, 0, 0))
            elif x >= w // 2 and y >= h // 2:
                image.putpixel((x, y), (r, g, b, 128))
    return image


def icc(colorants, space=b"RGB "):
    """A version 4 matrix profile with sRGB's curve (or, with one colorant, a grey one of gamma 1)."""
    def fixed(v):
        return struct.pack(">i", round(v * 65536))

    def xyz(v):
        return b"XYZ \0\0\0\0" + b"".join(map(fixed, v))

    def text(s):
        return b"mluc\0\0\0\0" + struct.pack(">II", 1, 12) + b"enUS" + struct.pack(">II", 2 * len(s), 28) + s.encode("utf-16-be")

    curve = b"para\0\0\0\0\0\3\0\0" + b"".join(map(fixed, (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))
    tags = [(b"desc", text("fixture")), (b"cprt", text("public domain")), (b"wtpt", xyz((0.9642, 1, 0.8249)))]
    if space == b"GRAY":
        tags.append((b"kTRC", b"curv\0\0\0\0\0\0\0\0"))
    else:
        tags += [(n, xyz(v)) for n, v in zip((b"rXYZ", b"gXYZ", b"bXYZ"), colorants)]
        tags += [(n, curve) for n in (b"rTRC", b"gTRC", b"bTRC")]
    table, data, offset = b"", b"", 128 + 4 + 12 * len(tags)
    for name, body in tags:
        body += b"\0" * (-len(body) % 4)
        table += name + struct.pack(">II", offset + len(data), len(body))
        data += body
    size = offset + len(data)
    head = struct.pack(">I4sI4s4s4s", size, b"\0\0\0\0", 0x04000000, b"mntr", space, b"XYZ ") + b"\0" * 12 + b"acsp"
    head += b"\0" * 28 + struct.pack(">iii", 63190, 65536, 54061)
    return head + b"\0" * (128 - len(head)) + struct.pack(">I", len(tags)) + table + data


P3 = icc(((0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407)))
SRGB = icc(((0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.7141)))


def convert(*arguments):
    subprocess.run(["convert", *arguments], check=True)


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def riff(*chunks):
    body = b"WEBP" + b"".join(k + struct.pack("<I", len(b)) + b + b"\0" * (len(b) % 2) for k, b in chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def le24(v):
    return struct.pack("<I", v)[:3]


# PNG
card().save("rgb.png")
card().save("source.png")
convert("source.png", "-define", "png:exclude-chunks=all", "PNG48:rgb16.png")
convert("source.png", "-interlace", "PNG", "PNG24:interlaced.png")
clear_corner(card()).save("alpha-source.png")
convert("alpha-source.png", "-interlace", "PNG", "-define", "png:exclude-chunks=all", "PNG64:alpha16-interlaced.png")
clear_corner(card()).save("rgba.png")
card("P").quantize(4).save("palette.png")
clear_corner(card()).quantize(8).save("palette-alpha.png")
card("L").save("gray.png")
card("1").save("gray1.png")
Image.merge("LA", (card("L"), clear_corner(card()).getchannel("A"))).save("gray-alpha.png")
card().save("transparent-red.png", transparency=RED)
Image.new("RGB", (6, 5), (200, 100, 50)).save("p3.png", icc_profile=P3)
Image.new("RGB", (6, 5), (200, 100, 50)).save("srgb-profile.png", icc_profile=SRGB)
flat = Image.new("RGB", (6, 5), (200, 100, 50))
flat.save("flat.png")
raw = open("flat.png", "rb").read()
open("p3-cicp.png", "wb").write(raw[:33] + chunk(b"cICP", bytes((12, 13, 0, 1))) + raw[33:])
open("linear-gamma.png", "wb").write(raw[:33] + chunk(b"gAMA", struct.pack(">I", 100000)) + raw[33:])
Image.new("L", (6, 5), 128).save("gray-linear.png", icc_profile=icc((), b"GRAY"))
for name in ("source.png", "alpha-source.png", "flat.png"):
    os.remove(name)

# JPEG
big = card(size=(80, 48))
options = dict(quality=95, subsampling=0)
big.save("baseline.jpg", **options)
big.save("progressive.jpg", progressive=True, **options)
big.convert("L").save("gray.jpg", quality=95)
big.convert("CMYK").save("cmyk.jpg", quality=95)
flat = Image.new("RGB", (16, 16), (200, 100, 50))
flat.save("p3.jpg", icc_profile=P3, quality=100, subsampling=0)
one = open("p3.jpg", "rb").read()
at = one.index(b"\xff\xe2")
half = len(P3) // 2
pieces = [b"ICC_PROFILE\0" + bytes((i + 1, 2)) + P3[s] for i, s in enumerate((slice(0, half), slice(half, None)))]
segments = [b"\xff\xe2" + struct.pack(">H", len(p) + 2) + p for p in reversed(pieces)]
length = struct.unpack(">H", one[at + 2:at + 4])[0]
open("p3-two-pieces.jpg", "wb").write(one[:at] + b"".join(segments) + one[at + 2 + length:])
turns = {1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
         5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
         8: Image.Transpose.ROTATE_270}
for value, turn in turns.items():
    exif = Image.Exif()
    exif[0x112] = value
    stored = big if turn is None else big.transpose(turn)
    stored.save(f"exif{value}.jpg", exif=exif, **options)

# WebP
big.save("lossy.webp", quality=90)
clear_corner(big).save("lossy-alpha.webp", quality=90)
card().save("lossless.webp", lossless=True)
clear_corner(card()).save("lossless-alpha.webp", lossless=True, exact=True)
Image.new("RGB", (6, 5), (200, 100, 50)).save("p3.webp", lossless=True, icc_profile=P3)
card().save("animated.webp", lossless=True, save_all=True, duration=100, append_images=[Image.new("RGB", (20, 12), BLUE)])
still = open("lossless.webp", "rb").read()[12:]
frame = le24(2) + le24(1) + le24(19) + le24(11) + le24(100) + b"\0"
open("animated-offset.webp", "wb").write(riff(
    (b"VP8X", bytes((2, 0, 0, 0)) + le24(29) + le24(19)), (b"ANIM", b"\0\0\0\0\0\0"), (b"ANMF", frame + still)))

# GIF
card("P").save("interlaced.gif", interlace=1)
card("P").save("plain.gif", interlace=0)
clear_corner(card()).save("transparent.gif")
card("P").save("animated.gif", save_all=True, duration=100, append_images=[Image.new("P", (20, 12), 7)])
raw = bytearray(open("plain.gif", "rb").read())
raw[6:10] = struct.pack("<HH", 30, 20)
flags = raw[10]
at = 13 + (3 << ((flags & 7) + 1) if flags & 128 else 0)
while raw[at] != 0x2C:
    at += 2
    while raw[at]:
        at += raw[at] + 1
    at += 1
raw[at + 1:at + 5] = struct.pack("<HH", 4, 2)
open("partial.gif", "wb").write(raw)
