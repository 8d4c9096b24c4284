import type { Script } from './fonts.ts';

export interface Run {
  script: Script;
  text: string;
}

const joiner = /[\u200C\u200D]/;
const devanagari = /[\p{Script=Devanagari}\u0964\u0965\u20A8\u20B9\u25CC]/u;
/** Letters missing from the basic Latin file. */
const extendedLatin =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u02BD-\u02C5\u02C7-\u02CC\u02CE-\u02D7\u02DD-\u02FF\u1D00-\u1DBF\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20C0\u2C60-\u2C7F\uA720-\uA7FF]/;
/** Control and format characters (line breaks, bidi overrides …), except the two joiners of Indian scripts. */
const invisible = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** User text for one printed line: invisible characters become spaces, and letters are composed (NFC). */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim();
}

function scriptOf(character: string, before: Script): Script {
  if (joiner.test(character)) return before;
  if (devanagari.test(character)) return 'devanagari';
  return extendedLatin.test(character) ? 'latin-ext' : 'latin';
}

/** Splits a line into runs of one font file each, never inside a Devanagari syllable. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script ?? 'latin');
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
