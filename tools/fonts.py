"""
Rebuilds src/ui/fonts/*.woff2: the Anek fonts, reduced to what the pages use.

    python3 -m venv .build/fonts && .build/fonts/bin/pip install fonttools==4.66.1 brotli
    .build/fonts/bin/python tools/fonts.py

The package splits Latin into two files and puts the rupee sign in the larger one (36 KB for one glyph). This script
takes the Latin file, copies the rupee sign into it, keeps the characters below, and limits the axes to what
tokens.css uses. Other characters (a seller's name in another script) fall back to the system's font.
"""

from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules/@fontsource-variable"
OUT = ROOT / "src/ui/fonts"

RUPEE = 0x20B9
ASCII = range(0x20, 0x7F)
PUNCTUATION = [0xA0, 0xA9, 0xAB, 0xAE, 0xB0, 0xB1, 0xB7, 0xBB, 0xBD, 0xD7, 0x2009, 0x2013, 0x2014, 0x2018, 0x2019,
               0x201C, 0x201D, 0x2022, 0x2026, 0x2032, 0x2033, 0x2122, 0x2212, RUPEE]
#: The accented letters in names of garments: "appliqué", "crêpe", "décor".
ACCENTS = [ord(letter) for letter in "ÀÁÂÇÈÉÊÑÖÜàáâäçèéêëíîñóôöúü"]

#: The axes that the tokens use: one width, weights 400 to 700. The width axis would add 17 KB.
LATIN_AXES = {"wght": (400, 700), "wdth": 100}
#: The shop's own Devanagari words: its name and its city. For text that people write, see fonts.css.
DEVANAGARI_WORDS = "चौक जयपुर"
DEVANAGARI_AXES = {"wght": 600, "wdth": 100}


def with_rupee(latin: TTFont, extended: TTFont) -> TTFont:
    """Copies the rupee glyph, its width and its variations. Both files come from one source, so their axes agree."""
    latin.ensureDecompiled()
    name = extended.getBestCmap()[RUPEE]
    glyph = deepcopy(extended["glyf"][name])
    if glyph.isComposite():
        raise SystemExit("The rupee sign is built from other glyphs now: copy those too.")
    latin.setGlyphOrder([*latin.getGlyphOrder(), name])
    latin["glyf"].glyphs[name] = glyph
    latin["glyf"].glyphOrder = latin.getGlyphOrder()
    latin["hmtx"].metrics[name] = extended["hmtx"].metrics[name]
    latin["gvar"].variations[name] = deepcopy(extended["gvar"].variations[name])
    for table in latin["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = name
    # Without HVAR the widths are read from the glyph variations, which were copied.
    if "HVAR" in latin:
        del latin["HVAR"]
    return latin


def cut(font: TTFont, characters: list[int], features: list[str]) -> TTFont:
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def save(font: TTFont, file: str) -> None:
    font.flavor = "woff2"
    font.save(OUT / file)
    print(f"{file}: {(OUT / file).stat().st_size / 1000:.1f} KB, {len(font.getGlyphOrder())} glyphs")


def main() -> None:
    latin_files = PACKAGES / "anek-latin/files"
    latin = with_rupee(TTFont(latin_files / "anek-latin-latin-standard-normal.woff2"),
                       TTFont(latin_files / "anek-latin-latin-ext-standard-normal.woff2"))
    latin = cut(latin, [*ASCII, *PUNCTUATION, *ACCENTS], ["kern", "mark", "mkmk", "ccmp", "tnum", "rvrn"])
    save(instantiateVariableFont(latin, LATIN_AXES), "anek-latin.woff2")

    devanagari = TTFont(PACKAGES / "anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2")
    devanagari = cut(devanagari, sorted({ord(letter) for letter in DEVANAGARI_WORDS}), ["ccmp", "abvs", "blws", "abvm", "blwm", "kern", "dist"])
    save(instantiateVariableFont(devanagari, DEVANAGARI_AXES), "anek-devanagari.woff2")


if __name__ == "__main__":
    main()
