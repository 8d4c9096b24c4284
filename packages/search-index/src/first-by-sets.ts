import { type Bitmap, cardinality, intersect, subtract, unite } from './bitmap.ts';
import { copyOf, scratch } from './scratch.ts';

/** The result of `firstBySets`. */
export interface FirstBySets {
  /** Documents before all of `equals`; fewer than wanted. */
  readonly before: Bitmap;
  /** Documents that no set separates; together with `before` at least as many as wanted, if there are that many. */
  readonly equals: Bitmap;
  /** For each set, whether it contains all of `equals`. */
  readonly isIn: readonly boolean[];
}

/**
 * The first documents when membership of the first set counts before that of the second, and so on; without scoring
 * each one.
 * @param count number of documents wanted, at least 1
 */
export function firstBySets(matches: Bitmap, sets: readonly Bitmap[], count: number): FirstBySets {
  const before = scratch(matches.length * 32);
  let equals = matches;
  let missing = count;
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
