/** The sum of some numbers; 0 for none. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Splits an amount in proportion to weights into whole parts that add up to it (largest remainder method). Each part is
 * first rounded down; what is left goes one by one to the largest remainders, the earlier one on a tie. If all weights
 * are zero, the first part gets everything.
 * @param amount integer, at least 0
 * @param weights integers, at least 0; at least one of them
 * @param unit the parts are multiples of it, and so must be the amount
 */
export function shareOut(amount: number, weights: readonly number[], unit = 1): number[] {
  if (amount % unit !== 0) throw new Error(`${amount} cannot be shared in multiples of ${unit}`);
  if (unit !== 1) return shareOut(amount / unit, weights).map((part) => part * unit);
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));

  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => Number(share / total));
  const rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ remainder: share % total, index }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * The share of an amount that belongs to the first `part` of `whole`, rounded down. The differences between successive
 * shares add up to the amount, in whatever steps `part` grows.
 * @param part from 0 to `whole`
 */
export function shareUpTo(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}
