import { type Bitmap, clearBit, emptyBitmap, setBit } from './bitmap.ts';
import { scratch } from './scratch.ts';

/** Sets cached per order, an eighth of a megabyte each for a million documents. */
const parts = 32;

/**
 * Returns a function for the set of documents before a position in an order, with room for numbers below `room`. It
 * starts from the nearest of a few cached sets.
 */
export function leadingSets(ordered: Uint32Array): (place: number, room: number) => Bitmap {
  const step = Math.max(1, Math.ceil(ordered.length / parts));
  const kept: Bitmap[] = [];
  const leading = emptyBitmap(ordered.length);
  for (let at = 0; at <= ordered.length; at++) {
    if (at % step === 0) kept.push(leading.slice());
    if (at < ordered.length) setBit(leading, ordered[at] ?? 0);
  }
  return (place, room) => {
    const nearest = Math.min(kept.length - 1, Math.round(place / step));
    const set = scratch(room);
    set.set(kept[nearest] ?? leading);
    for (let at = nearest * step; at < place; at++) setBit(set, ordered[at] ?? 0);
    for (let at = place; at < nearest * step; at++) clearBit(set, ordered[at] ?? 0);
    return set;
  };
}
