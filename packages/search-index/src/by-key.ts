import { maxKey } from './schema.ts';

/** Half of a key's 27 bits. */
const digitBits = 14;
const digits = 2 ** digitBits;

/**
 * Documents by descending key, ties by number: a radix sort in two passes. Keys are copied along, so that both arrays
 * are read sequentially.
 */
export function byKey(count: number, keyOf: (doc: number) => number): Uint32Array {
  const keys = new Uint32Array(count);
  const docs = new Uint32Array(count);
  for (let doc = 0; doc < count; doc++) {
    keys[doc] = maxKey - keyOf(doc);
    docs[doc] = doc;
  }
  const [halfKeys, halfDocs] = [new Uint32Array(count), new Uint32Array(count)];
  sortByDigit(0, keys, docs, halfKeys, halfDocs);
  sortByDigit(digitBits, halfKeys, halfDocs, keys, docs);
  return docs;
}

/** One stable counting sort pass over keys and documents by one digit. */
function sortByDigit(
  shift: number,
  keys: Uint32Array,
  docs: Uint32Array,
  sortedKeys: Uint32Array,
  sortedDocs: Uint32Array,
): void {
  const digitOf = (key: number) => (key >>> shift) & (digits - 1);
  const places = new Uint32Array(digits + 1);
  for (const key of keys) places[digitOf(key) + 1] = (places[digitOf(key) + 1] ?? 0) + 1;
  for (let at = 1; at < places.length; at++) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    const place = places[digitOf(key)] ?? 0;
    places[digitOf(key)] = place + 1;
    sortedKeys[place] = key;
    sortedDocs[place] = docs[at] ?? 0;
  }
}
