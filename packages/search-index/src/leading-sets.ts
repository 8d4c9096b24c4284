import { type Bitmap, clearBit, emptyBitmap, setBit } from './bitmap.ts';
import { scratch } from './scratch.ts';

/** Sets cached per order, an eighth of a megabyte each for a million documents. */
const parts = 32;

/**
 * Returns a function for the set of documents before a position in an order, with room for numbers below `room`. It
 * starts from the nearest of a few cached sets.
 */
export function leadingSets(docs: Uint32Array): (place: number, room: number) => Bitmap {
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
