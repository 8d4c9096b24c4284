import type { Bitmap } from './bitmap.ts';

/** Max sets kept for reuse. */
const maxKept = 64;

let free: Bitmap[] = [];
/** Sets of the current call; null outside of calls. */
let borrowedSets: Bitmap[] | null = null;

/**
 * Computes a result that must not keep any set. The sets from `copyOf` and `scratch` are then reused by the next call:
 * a call uses some thirty, an eighth of a megabyte each for a million documents, which would all be garbage.
 */
export function withScratch<Answer>(make: () => Answer): Answer {
  if (borrowedSets) return make();
  borrowedSets = [];
  try {
    return make();
  } finally {
    free = [...free, ...borrowedSets].slice(0, maxKept);
    borrowedSets = null;
  }
}

export function copyOf(set: Bitmap): Bitmap {
  const copy = take(set.length);
  copy.set(set);
  return copy;
}

/** An empty set with room for numbers below `size`. */
export const scratch = (size: number): Bitmap => take((size + 31) >>> 5).fill(0);

function take(length: number): Bitmap {
  const candidate = borrowedSets && free.pop();
  const set = candidate?.length === length ? candidate : new Uint32Array(length);
  borrowedSets?.push(set);
  return set;
}
