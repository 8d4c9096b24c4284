/** A small seeded random generator, so that the town is the same on every machine and every day. */
export interface Chance {
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with a probability of `percent` per cent. */
  percent(percent: number): boolean;
  /** One entry of a non-empty list. */
  pick<T>(list: readonly T[]): T;
}

/** The FNV-1a hash: spreads short texts evenly over 32 bits. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

/** A generator that depends only on `seed`; the algorithm is mulberry32. */
export function chance(seed: string): Chance {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    percent: (percent) => next() * 100 < percent,
    pick: (list) => list[int(0, list.length - 1)]!,
  };
}

/** The entries in an order that depends only on `seed`. */
export function shuffle<T>(list: readonly T[], seed: string): T[] {
  const die = chance(seed);
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = die.int(0, i);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
