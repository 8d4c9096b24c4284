/** A set of small numbers, one bit each, 32 to an element. */
export type Bits = Uint32Array;

/** An empty set with room for numbers below `size`. */
export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function removeBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

/** Leaves in `bits` what is in both; what `others` has no room for is not in it. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
}

/** Adds to `bits` what is in `others`. */
export function addAll(bits: Bits, others: Bits): void {
  const length = Math.min(bits.length, others.length);
  for (let at = 0; at < length; at++) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
}

/** Takes out of `bits` what is in `others`. */
export function takeOut(bits: Bits, others: Bits): void {
  const length = Math.min(bits.length, others.length);
  for (let at = 0; at < length; at++) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0);
}

/** The numbers in the set, from the least up. */
export function numbersIn(bits: Bits): Uint32Array {
  const numbers = new Uint32Array(countBits(bits));
  let found = 0;
  for (let at = 0; at < bits.length; at++) {
    let rest = bits[at] ?? 0;
    while (rest !== 0) {
      const last = 31 - Math.clz32(rest & -rest);
      numbers[found++] = (at << 5) | last;
      rest &= rest - 1;
    }
  }
  return numbers;
}

/** How many numbers are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let pairs = bits[at] ?? 0;
    pairs -= (pairs >>> 1) & 0x55555555;
    pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The set of those that are wanted. */
export function only(bits: Bits, isWanted: (number: number) => boolean): Bits {
  const left = new Uint32Array(bits.length);
  for (let at = 0; at < bits.length; at++) {
    let kept = 0;
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (isWanted((at << 5) | (31 - Math.clz32(bit)))) kept |= bit;
    }
    left[at] = kept;
  }
  return left;
}
