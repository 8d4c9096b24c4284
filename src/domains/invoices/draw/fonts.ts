import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';
/** Anek ships one file for each of these glyph sets. */
export type Script = 'latin' | 'latin-ext' | 'devanagari';

const files = {
  latin: '@fontsource/anek-latin/files/anek-latin-latin',
  'latin-ext': '@fontsource/anek-latin/files/anek-latin-latin-ext',
  devanagari: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari',
} as const satisfies Record<Script, string>;
const weights = { regular: 400, bold: 600 } as const satisfies Record<Weight, number>;

/** A font's name within a document. */
export const fontName = (weight: Weight, script: Script): string => `${weight} ${script}`;

let fontCache: Map<string, Font> | undefined;

/**
 * All fonts by name, opened once per process because parsing their shaping tables takes longer than drawing. Clears
 * the fonts' glyph caches, so that a document depends on its own text alone. Call it at the start of each document
 * and draw that document synchronously.
 */
export function fontsForDocument(): ReadonlyMap<string, Font> {
  fontCache ??= openAll();
  for (const font of fontCache.values()) font._glyphs = {};
  return fontCache;
}

function openAll(): Map<string, Font> {
  const fonts = new Map<string, Font>();
  for (const [weight, number] of Object.entries(weights)) {
    for (const [script, file] of Object.entries(files)) {
      const woff = readFileSync(fileURLToPath(import.meta.resolve(`${file}-${number}-normal.woff`)));
      fonts.set(fontName(weight as Weight, script as Script), create(unpackWoff(woff)));
    }
  }
  return fonts;
}
