import { type Bitmap, cardinality, intersect, subtract, unite } from './bitmap.ts';
import { copyOf, scratch } from './scratch.ts';

/** A set of a term: its documents have this many points for the term, unless an earlier set gives more. */
export interface PointSet {
  readonly points: number;
  readonly set: Bitmap;
}

/** The result of `firstByPoints`. */
export interface FirstByPoints {
  /** Documents with more points than all of `equals`; fewer than wanted. */
  readonly before: Bitmap;
  readonly equals: Bitmap;
  /** Whether all of `equals` have the same number of points. */
  readonly areEqual: boolean;
}

/** Max combinations of sets that are tried, those with the most points first. */
const maxWays = 24;

/**
 * The documents with the highest sum of points, without scoring each one.
 * @param terms the sets of each term, those with the most points first
 * @param count number of documents wanted, at least 1
 */
export function firstByPoints(
  matches: Bitmap,
  terms: readonly (readonly PointSet[])[],
  count: number,
): FirstByPoints {
  const before = scratch(matches.length * 32);
  const way = scratch(matches.length * 32);
  let equals = matches;
  let missing = count;
  for (const ways of waysBySum(matches, terms)) {
    const inside = scratch(matches.length * 32);
    for (const sets of ways) {
      way.set(equals);
      for (const set of sets) intersect(way, set);
      unite(inside, way);
    }
    const count = cardinality(inside);
    if (count >= missing) return { before, equals: inside, areEqual: true };
    unite(before, inside);
    missing -= count;
    equals = copyOf(equals);
    subtract(equals, inside);
  }
  return { before, equals, areEqual: false };
}

/** Combinations of sets grouped by sum, the highest first. Documents with more points were found by earlier combinations. */
function waysBySum(matches: Bitmap, terms: readonly (readonly PointSet[])[]): Bitmap[][][] {
  let ways: { points: number; sets: Bitmap[] }[] = [{ points: 0, sets: [] }];
  for (const term of terms) {
    const pointSets = [...term.filter(({ set }) => doMeet(matches, set)), { points: 0, set: matches }];
    ways = ways
      .flatMap((way) =>
        pointSets.map(({ points, set }) => ({ points: way.points + points, sets: [...way.sets, set] })),
      )
      .toSorted((a, b) => b.points - a.points)
      .slice(0, maxWays + 1);
  }
  // The last group may be incomplete because combinations were cut off.
  const last = ways.length > maxWays ? (ways.at(-1)?.points ?? 0) : -1;
  const whole = ways.filter(({ points }) => points > last);
  return [...Map.groupBy(whole, ({ points }) => points).values()].map((same) => same.map(({ sets }) => sets));
}

function doMeet(a: Bitmap, b: Bitmap): boolean {
  for (let at = 0; at < a.length; at++) if (((a[at] ?? 0) & (b[at] ?? 0)) !== 0) return true;
  return false;
}
