import type { Bitmap } from './bitmap.ts';

/** At most so many sets wait for the next answer. */
const maxKept = 64;

let free: Bitmap[] = [];
/** Of the answer that is being made; null between two. */
let lent: Bitmap[] | null = null;

/**
 * Makes an answer of which no set is kept. The sets of `copyOf` and `scratch` are then taken for the next one: an eighth of a megabyte each for a
 * million documents, some thirty of them, would all have to be collected.
 */
export function withScratch<Answer>(make: () => Answer): Answer {
  if (lent) return make();
  lent = [];
  try {
    return make();
  } finally {
    free = [...free, ...lent].slice(0, maxKept);
    lent = null;
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
  const known = lent && free.pop();
  const set = known?.length === length ? known : new Uint32Array(length);
  lent?.push(set);
  return set;
}
