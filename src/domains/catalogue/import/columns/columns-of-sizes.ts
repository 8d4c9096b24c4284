import { readRupees } from '../price-of.ts';
import { isSize, looks } from './looks.ts';
import { sizeInName } from './size-in-name.ts';
import { type Target } from './targets.ts';

/** Below this share of fitting cells a name that fits is not believed. */
export const doubtful = 0.3;
/** From this share a column without a fitting name is guessed by its cells. */
export const certain = 0.8;

/** A column of a file, with some of its cells. */
export interface FileColumn {
  readonly at: number;
  readonly name: string;
  /** Its amounts, or any numbers, are not those of one piece for a customer in rupees. */
  readonly others: 'amounts' | 'numbers' | null;
  readonly cells: readonly string[];
}

/** How well cells fit a target; wholly, where it has no look of its own. */
export const fit = (target: Target, cells: readonly string[]): number =>
  cells.length === 0 ? 0 : (looks[target]?.(cells) ?? 1);

/** The mean of amounts. */
export function mean(cells: readonly string[]): number {
  const amounts = cells.flatMap((cell) => readRupees(cell) ?? []);
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

/** Columns named after sizes: `S`, `M`, `L` of pieces, `Price S` and `Price M`. One alone is no list of sizes. */
export function guessOfSizes(
  columns: readonly FileColumn[],
  head: readonly string[],
  mapping: Map<number, Target>,
): void {
  const isPieces = ({ cells }: FileColumn) => fit('ofSize', cells) >= certain;
  const sure = columns.filter((one) => isSize(one.name) && isPieces(one));
  // Beside other sizes 10 is one, too.
  const plain = [...sure, ...columns.filter((one) => /^1[0-6]$/.test(one.name) && isPieces(one))];
  if (sure.length > 1) for (const { at } of plain) mapping.set(at, 'ofSize');
  const candidates = columns.flatMap(({ at, others, cells }) => {
    const { size, target } = (others === null && sizeInName(head[at] ?? '')) || {};
    return size && target ? [{ at, size: size.toLowerCase(), target, cells }] : [];
  });
  for (const [target, those] of Map.groupBy(candidates, (one) => one.target)) {
    const isList = new Set(those.map(({ size }) => size)).size > 1;
    const cells = those.flatMap((one) => one.cells);
    if (isList && (cells.length === 0 || fit(target, cells) >= doubtful))
      for (const { at } of those) mapping.set(at, target);
  }
}

/** Where nothing else is a price, amounts under `S`, `M`, `L` are prices and no pieces. */
export function guessPricesAcross(columns: readonly FileColumn[], mapping: Map<number, Target>): void {
  const across = columns.filter(({ at, name }) => mapping.get(at) === 'ofSize' && isSize(name));
  const isPriced = [...mapping.values()].some((target) => prices.has(target));
  const cells = across.flatMap((one) => one.cells);
  if (isPriced || fit('price', cells) < certain || mean(cells) < leastPrice) return;
  for (const { at } of across) mapping.set(at, 'priceOfSize');
}

const prices: ReadonlySet<Target> = new Set(['price', 'compareAt', 'priceOfSize', 'mrpOfSize']);
/** Fewer pieces than this stand in a list, and few clothes cost less (₹). */
const leastPrice = 100;
