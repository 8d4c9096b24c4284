import { type Bitmap, cardinality, intersect, subtract, unite } from './bitmap.ts';
import { copyOf, scratch } from './scratch.ts';

/** What `firstBySets` finds. */
export interface FirstBySets {
  /** Those that come before all of `equals`; fewer than were wanted. */
  readonly before: Bitmap;
  /** Those of which no set tells one from another; with `before` at least as many as were wanted, where there are. */
  readonly equals: Bitmap;
  /** For each set, whether all of `equals` are in it. */
  readonly isIn: readonly boolean[];
}

/**
 * The documents that come first when being in the first set counts before being in the second, and so on: without weighing each.
 * @param wanted how many are wanted, from 1
 */
export function firstBySets(found: Bitmap, sets: readonly Bitmap[], wanted: number): FirstBySets {
  const before = scratch(found.length * 32);
  let equals = found;
  let missing = wanted;
  const isIn = sets.map((set) => {
    const inside = copyOf(equals);
    intersect(inside, set);
    const count = cardinality(inside);
    if (count >= missing) {
      equals = inside;
      return true;
    }
    const outside = copyOf(equals);
    subtract(outside, inside);
    unite(before, inside);
    missing -= count;
    equals = outside;
    return false;
  });
  return { before, equals, isIn };
}
