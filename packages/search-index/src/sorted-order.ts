import {
  type Bitmap,
  cardinality,
  clearBit,
  emptyBitmap,
  hasBit,
  intersect,
  setBit,
  subtract,
} from './bitmap.ts';
import { byKey } from './by-key.ts';
import { scratch } from './scratch.ts';

/** Sets cached per order, an eighth of a megabyte each for a million documents. */
const parts = 32;

/**
 * Returns a function for the set of documents before a position in an order, with room for numbers below `room`. It
 * starts from the nearest of a few cached sets.
 */
function leadingSets(docs: Uint32Array): (place: number, room: number) => Bitmap {
  const step = Math.max(1, Math.ceil(docs.length / parts));
  const sets: Bitmap[] = [];
  const leading = emptyBitmap(docs.length);
  for (let at = 0; at <= docs.length; at++) {
    if (at % step === 0) sets.push(leading.slice());
    if (at < docs.length) setBit(leading, docs[at] ?? 0);
  }
  return (place, room) => {
    const nearest = Math.min(sets.length - 1, Math.round(place / step));
    const set = scratch(room);
    set.set(sets[nearest] ?? leading);
    for (let at = nearest * step; at < place; at++) setBit(set, docs[at] ?? 0);
    for (let at = place; at < nearest * step; at++) clearBit(set, docs[at] ?? 0);
    return set;
  };
}

/** All documents sorted by one order, to find the first few of very many quickly. */
export interface SortedOrder {
  /** Records that a document is new or has another key. */
  move(doc: number): void;
  /** Sorts all `count` documents, in a tenth of a second for a million; before that, `first` returns null. */
  sort(count: number): void;
  /**
   * Candidates that include the first `wanted` of `among`, by `level` (0 to `maxLevel`, the highest first) and then by
   * this order, with all ties. Null when finding them would take longer than looking at all of `among`.
   * @param greatest a key that none of `among` exceeds
   */
  first(
    among: Bitmap,
    count: number,
    level?: (doc: number) => number,
    maxLevel?: number,
    greatest?: number,
  ): Uint32Array | null;
  /**
   * Keeps in `found` only the documents with a key between `low` and `high`, without looking at each; of those whose
   * key equals a bound, only the ones for which `holds` is true. Returns false, with nothing done, when looking at each
   * is as fast.
   */
  keepBetween(matches: Bitmap, low: number, high: number, holds: (doc: number) => boolean): boolean;
}

/** Beyond this many moved documents, each of which is checked on every call, everything is sorted again. */
const maxMoved = 20_000;

/** Max documents scanned: this many, or if more, twice the number of matches, but at most an eighth of all. */
const minPatience = 10_000;

/** If fewer than one in this many documents matches, checking each is faster than building sets for the bounds. */
const fewIn = 48;

/** The first position with a key below this one. Moved documents no longer have the key of their position, and are skipped. */
function placeBelow(key: number, docs: Uint32Array, isMoved: Bitmap, keyOf: (doc: number) => number): number {
  let [low, high] = [0, docs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    let at = middle;
    while (at < high && hasBit(isMoved, docs[at] ?? 0)) at++;
    if (at < high && keyOf(docs[at] ?? 0) >= key) low = at + 1;
    else high = middle;
  }
  return low;
}

/** Those of the documents that are in `matches` and for which `holds` is true. */
function lookedAt(docs: Uint32Array, matches: Bitmap, holds: (doc: number) => boolean): number[] {
  const inRange: number[] = [];
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    if (hasBit(matches, doc) && holds(doc)) inRange.push(doc);
  }
  return inRange;
}

/** @param keyOf an integer from 0 to `maxKey`; the largest come first */
export function sortedOrder(keyOf: (doc: number) => number): SortedOrder {
  let docs: Uint32Array = new Uint32Array(0);
  let all = 0;
  let isSorted = false;
  const movedDocs = new Set<number>();
  let isMoved: Bitmap = emptyBitmap(0);
  /** Built when bounds are first used. */
  let leading: ReturnType<typeof leadingSets> | null = null;

  function sort(count: number): void {
    all = count;
    isSorted = true;
    docs = byKey(count, keyOf);
    movedDocs.clear();
    isMoved = emptyBitmap(count);
    leading = null;
  }

  const firstBelow = (key: number): number => placeBelow(key, docs, isMoved, keyOf);

  return {
    sort,
    move(doc) {
      if (!isSorted) return;
      if (doc < docs.length) setBit(isMoved, doc);
      all = Math.max(all, doc + 1);
      if (movedDocs.add(doc).size > maxMoved) sort(all);
    },
    keepBetween(matches, low, high, holds) {
      if (!isSorted || cardinality(matches) * fewIn < docs.length) return false;
      const [from, to] = [firstBelow(high), firstBelow(low + 1)];
      const ofGreatest = docs.subarray(firstBelow(high + 1), from);
      const ofLeast = docs.subarray(to, firstBelow(low));
      const rest = [Uint32Array.from(movedDocs), ofGreatest, ofLeast].flatMap((docs) =>
        lookedAt(docs, matches, holds),
      );
      leading ??= leadingSets(docs);
      const room = matches.length * 32;
      intersect(matches, leading(to, room));
      if (from > 0) subtract(matches, leading(from, room));
      for (const doc of movedDocs) clearBit(matches, doc);
      for (const doc of rest) setBit(matches, doc);
      return true;
    },
    first(among, limit, level = () => 0, maxLevel = 0, greatest = Infinity) {
      const count = isSorted ? cardinality(among) : 0;
      if (count <= limit) return null;
      const inAmong = [...movedDocs].filter((doc) => hasBit(among, doc));
      const room = Array.from({ length: maxLevel + 1 }, () => limit);
      const least = Array.from({ length: maxLevel + 1 }, () => 0);
      const patience = Math.max(minPatience, Math.min(docs.length / 8, 2 * count));
      const start = firstBelow(greatest + 1);
      for (let at = start; at < docs.length; at++) {
        if (at - start > patience) return null;
        const doc = docs[at] ?? 0;
        if (!hasBit(among, doc) || hasBit(isMoved, doc)) continue;
        const its = level(doc);
        // Once a level is full, documents with the same key as its last one may still come before it.
        if ((room[its] ?? 0) <= 0 && keyOf(doc) < (least[its] ?? 0)) {
          if (its === maxLevel) break;
          continue;
        }
        inAmong.push(doc);
        room[its] = (room[its] ?? 0) - 1;
        if (room[its] === 0) least[its] = keyOf(doc);
      }
      return Uint32Array.from(inAmong);
    },
  };
}
