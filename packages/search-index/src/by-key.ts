import { maxKey } from './schema.ts';

/** Half of a key's 27 bits. */
const digitBits = 14;

/** Documents by descending key, equals by number: a radix sort in two passes. */
export function byKey(count: number, keyOf: (doc: number) => number): Uint32Array {
  const keys = new Uint32Array(count);
  let [docs, sorted] = [new Uint32Array(count), new Uint32Array(count)];
  for (let doc = 0; doc < count; doc++) {
    keys[doc] = maxKey - keyOf(doc);
    docs[doc] = doc;
  }
  for (const shift of [0, digitBits]) {
    const places = new Uint32Array(2 ** digitBits + 1);
    const digitAt = (at: number) => ((keys[docs[at] ?? 0] ?? 0) >>> shift) & (2 ** digitBits - 1);
    for (let at = 0; at < count; at++) places[digitAt(at) + 1] = (places[digitAt(at) + 1] ?? 0) + 1;
    for (let at = 1; at < places.length; at++) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
    for (let at = 0; at < count; at++) {
      const digit = digitAt(at);
      const place = places[digit] ?? 0;
      sorted[place] = docs[at] ?? 0;
      places[digit] = place + 1;
    }
    [docs, sorted] = [sorted, docs];
  }
  return docs;
}
