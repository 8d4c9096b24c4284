import type { Bitmap } from './bitmap.ts';
import { addPosting, type Postings, unitePostings } from './postings.ts';
import { scratch } from './scratch.ts';
import { termDictionary } from './term-dictionary.ts';

/** Codes in the narrowest type that fits. */
type LabelCodes = Uint8Array | Uint16Array | Uint32Array;

/** The state of a label column. Equal lists of labels share a code: a few hundred lists serve a million documents. */
export interface LabelState {
  codes: LabelCodes;
  /** By code, the labels as given. */
  readonly lists: string[][];
  readonly keys: string[];
  /** By the number of the key. */
  readonly postings: Postings[];
}

/** Each document's labels, such as its sizes: counted by their spelling, matched by key. */
export interface LabelColumn {
  readonly state: LabelState;
  /** The code of exactly this list of labels. */
  codeOf(labels: readonly string[]): number;
  /** Assigns the labels of a code to a new document. */
  put(doc: number, code: number, room: number): void;
  labelsOf(doc: number): readonly string[];
  /** The documents that have any of these labels. */
  withAny(labels: readonly string[], room: number): Bitmap;
  /** The postings of a label, which include hidden documents. */
  postingsOf(label: string): Postings | undefined;
  /** Counts the labels of these documents. */
  count(docs: Uint32Array, read?: (labels: readonly string[]) => Iterable<string>): Map<string, number>;
}

export const emptyLabels = (capacity: number): LabelState => ({
  codes: new Uint8Array(Math.max(1_024, capacity)),
  lists: [],
  keys: [],
  postings: [],
});

/** @param keyOf the part of a label that is compared when it is chosen */
export function labelColumn(state: LabelState, keyOf: (label: string) => string): LabelColumn {
  const keys = termDictionary(state.keys);
  const codes = new Map(state.lists.map((list, code) => [textOf(list), code]));
  /** By code, the numbers of its labels' keys. */
  const numbers: number[][] = [];
  const postingsOf = (label: string) => state.postings[keys.find(keyOf(label)) ?? -1];

  function codeOf(labels: readonly string[]): number {
    const text = textOf(labels);
    const existingCode = codes.get(text);
    if (existingCode !== undefined) return existingCode;
    const code = state.lists.push([...labels]) - 1;
    codes.set(text, code);
    return code;
  }

  return {
    state,
    codeOf,
    put(doc, code, room) {
      if (doc >= state.codes.length || code > maxCode(state.codes))
        state.codes = grow(state.codes, room, state.lists.length);
      state.codes[doc] = code;
      numbers[code] ??= [...new Set((state.lists[code] ?? []).map(keyOf))].map((key) => keys.number(key));
      for (const number of numbers[code]) {
        state.postings[number] = addPosting(state.postings[number], doc, room);
      }
    },
    labelsOf: (doc) => state.lists[state.codes[doc] ?? 0] ?? [],
    withAny(labels, room) {
      const matches = scratch(room);
      for (const label of labels) {
        const postings = postingsOf(label);
        if (postings) unitePostings(matches, postings);
      }
      return matches;
    },
    postingsOf,
    count(docs, read = (labels) => labels) {
      const counts = new Uint32Array(state.lists.length);
      const { codes: labelCodes } = state;
      for (let at = 0; at < docs.length; at++) {
        const code = labelCodes[docs[at] ?? 0] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
      return byLabel(counts, (code) => read(state.lists[code] ?? []));
    },
  };
}

/** A unique text for a list of labels; most lists have a single label. */
const textOf = (labels: readonly string[]): string =>
  labels.length === 1 && labels[0] && labels[0][0] !== '[' ? labels[0] : JSON.stringify(labels);

const maxCode = (codes: LabelCodes): number => 256 ** codes.BYTES_PER_ELEMENT - 1;

/** The codes, enlarged to `room` documents and widened for `lists` different lists. */
function grow(codes: LabelCodes, room: number, lists: number): LabelCodes {
  const kind = lists <= 2 ** 8 ? Uint8Array : lists <= 2 ** 16 ? Uint16Array : Uint32Array;
  const longer = new kind(Math.max(room, codes.length));
  longer.set(codes);
  return longer;
}

function byLabel(counts: Uint32Array, labelsOf: (code: number) => Iterable<string>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [code, count] of counts.entries())
    if (count > 0) for (const label of labelsOf(code)) sums.set(label, (sums.get(label) ?? 0) + count);
  return sums;
}
