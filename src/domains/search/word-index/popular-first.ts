import { addBit, type Bits, emptyBits, hasBit } from './bits.ts';

/** All products in the order of how well they are liked, for who wants the best few of very many. */
export interface PopularFirst {
  /** Says that a product is new, or liked more or less than before. */
  move(product: number): void;
  /** Puts all products, so many, in their order: a tenth of a second for a million. */
  order(amount: number): void;
  /**
   * Those among which are the `wanted` best of `among`, some more with them. They are ordered by `level` (0 to `highest`) and popularity.
   * Looks at as many as it takes to meet so many of the highest level; null where that takes longer than to look at all of `among`.
   */
  best(among: Bits, wanted: number, level: (product: number) => number, highest: number): Uint32Array | null;
}

/** Products that were moved are looked at one by one: past so many it is better to put all in order again. */
const maxMoved = 20_000;

/** So many are looked at in any case. */
const leastPatience = 10_000;

/** @param popularityOf a whole number below 2 ** 36 whose last 24 bits say how many have rated */
export function createPopularFirst(popularityOf: (product: number) => number): PopularFirst {
  let ordered = new Uint32Array(0);
  let all = 0;
  const moved = new Set<number>();
  let isMoved: Bits = emptyBits(0);

  /** The same with at most 4,095 ratings: 24 bits, which leave room for the product's number beside them. */
  function roughly(product: number): number {
    const popularity = popularityOf(product);
    const rated = Math.floor(popularity / 2 ** 24);
    return rated * 4_096 + Math.min(4_095, popularity - rated * 2 ** 24);
  }

  function order(amount: number): void {
    all = amount;
    const keys = new Float64Array(amount);
    for (let product = 0; product < amount; product++)
      keys[product] = (2 ** 24 - roughly(product)) * 2 ** 26 + product;
    keys.sort();
    ordered = Uint32Array.from(keys, (key) => key % 2 ** 26);
    moved.clear();
    isMoved = emptyBits(amount);
  }

  return {
    order,
    move(product) {
      if (product < ordered.length) addBit(isMoved, product);
      all = Math.max(all, product + 1);
      if (moved.add(product).size > maxMoved) order(all);
    },
    best(among, wanted, level, highest) {
      const met = [...moved].filter((product) => hasBit(among, product));
      const left = Array.from({ length: highest + 1 }, () => wanted);
      const least = Array.from({ length: highest + 1 }, () => 0);
      const patience = Math.max(leastPatience, ordered.length / 8);
      for (let at = 0; at < ordered.length; at++) {
        if (at > patience) return null;
        const product = ordered[at] ?? 0;
        if (!hasBit(among, product) || hasBit(isMoved, product)) continue;
        const its = level(product);
        // Once there are enough of a level, those that are liked as well as the last of them may come before it.
        if ((left[its] ?? 0) <= 0 && roughly(product) < (least[its] ?? 0)) {
          if (its === highest) break;
          continue;
        }
        met.push(product);
        left[its] = (left[its] ?? 0) - 1;
        if (left[its] === 0) least[its] = roughly(product);
      }
      return Uint32Array.from(met);
    },
  };
}
