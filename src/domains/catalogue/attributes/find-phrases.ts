import { attributeWords } from './attribute.ts';
import { type AttributeKind, attributeKinds } from './attribute-kinds.ts';
import { notAudiences } from './words/audiences.ts';
import { notColours } from './words/colour-families.ts';
import { notCuts } from './words/cuts.ts';
import { notFabrics } from './words/fabrics.ts';
import { notOccasions } from './words/occasions.ts';
import { notPatterns } from './words/patterns.ts';

/** A phrase that names a value of an attribute. */
export interface FoundPhrase {
  readonly kind: AttributeKind;
  readonly value: string;
  /** Index of its first word, from 0, and its number of words. */
  readonly at: number;
  readonly length: number;
  readonly phrase: string;
}

interface Entry {
  readonly kind: AttributeKind;
  /** Null: the phrase looks like a value but is not one. */
  readonly value: string | null;
}

/** A text's words, normalised like the tables: lower case, no punctuation, apostrophes dropped. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(/['’]/g, '');
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

const exceptions: Readonly<Record<AttributeKind, readonly string[]>> = {
  audience: notAudiences,
  colourFamily: notColours,
  fabric: notFabrics,
  pattern: notPatterns,
  neck: notCuts,
  sleeve: [],
  fit: notCuts,
  occasion: notOccasions,
};

const entries = new Map<string, Entry[]>();
for (const kind of attributeKinds) {
  const tables: [string | null, readonly string[]][] = Object.entries(attributeWords[kind]);
  for (const [value, phrases] of [...tables, [null, exceptions[kind]] as const])
    for (const phrase of phrases) {
      const key = wordsOf(phrase).join(' ');
      entries.set(key, [...(entries.get(key) ?? []), { kind, value }]);
    }
}

const maxLength = Math.max(...[...entries.keys()].map((phrase) => phrase.split(' ').length));

/**
 * The values named by the words, in order. Per attribute the longest phrase at a word wins and no other may overlap it:
 * 'rose gold' is not rose. A phrase may name several values.
 */
export function findPhrases(
  words: readonly string[],
  kinds: readonly AttributeKind[] = attributeKinds,
): FoundPhrase[] {
  const phrases: FoundPhrase[] = [];
  const kindSet = new Set(kinds);
  const takenUpTo = new Map<AttributeKind, number>();
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(maxLength, words.length - at); length > 0; length--) {
      const phrase = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ');
      const candidates = (entries.get(phrase) ?? []).filter(
        ({ kind }) => kindSet.has(kind) && (takenUpTo.get(kind) ?? 0) <= at,
      );
      for (const { kind, value } of candidates)
        if (value !== null) phrases.push({ kind, value, at, length, phrase });
      for (const { kind } of candidates) takenUpTo.set(kind, at + length);
    }
  return phrases;
}
