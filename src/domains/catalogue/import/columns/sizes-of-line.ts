import { sizesOf } from './listed-sizes.ts';
import { numberIn } from './numbered-sizes.ts';
import { sizeInName, type TargetOfSize } from './size-in-name.ts';
import type { Mapping, Target } from './targets.ts';

/** Pieces and amounts of a size; '' for none. */
export interface OfSize extends Readonly<Record<TargetOfSize, string>> {
  readonly size: string;
}

/** A column that has something of sizes. */
interface ColumnOfSizes {
  readonly at: number;
  readonly target: TargetOfSize;
  /** Several for a range such as S-XL; none where the row names the size. */
  readonly sizes: readonly string[];
  /** The number that it shares with the column of its size; '' for none. */
  readonly number: string;
}

/** The columns of a head that have something of sizes, and those that name them, `Size 1`, by their numbers. */
export interface ColumnsOfSizes {
  readonly columns: readonly ColumnOfSizes[];
  readonly sizesByNumber: ReadonlyMap<string, number>;
}

const ofSizeTargets: ReadonlySet<Target | null> = new Set<TargetOfSize>([
  'ofSize',
  'priceOfSize',
  'mrpOfSize',
]);
const isOfSize = (target: Target | null | undefined): target is TargetOfSize =>
  ofSizeTargets.has(target ?? null);

export function columnsOf(head: readonly string[], mapping: Mapping): ColumnsOfSizes {
  const sizesByNumber = new Map(
    [...mapping.keys()].flatMap((at) =>
      mapping[at] === 'numberedSize' ? [[numberIn(head[at] ?? ''), at] as const] : [],
    ),
  );
  const columns = head.flatMap((name, at) => {
    const target = mapping[at];
    if (!isOfSize(target)) return [];
    const number = numberIn(name);
    return sizesByNumber.has(number)
      ? [{ at, target, sizes: [], number }]
      : [{ at, target, sizes: sizesOf(sizeInName(name)?.size ?? name.trim()), number: '' }];
  });
  return { columns, sizesByNumber };
}

/** What a line has of each size. A size that it names twice stays two, to be refused. */
export function ofSizesIn(
  { columns, sizesByNumber }: ColumnsOfSizes,
  textAt: (at: number) => string,
): OfSize[] {
  const bySize = new Map<string, OfSize>();
  for (const [number, at] of sizesByNumber) {
    const size = textAt(at);
    if (size !== '') bySize.set(`number ${number}`, { size, ofSize: '', priceOfSize: '', mrpOfSize: '' });
  }
  for (const { at, target, sizes, number } of columns) {
    const text = textAt(at);
    const own = number === '' ? undefined : bySize.get(`number ${number}`);
    if (own && text !== '') bySize.set(`number ${number}`, { ...own, [target]: text });
    for (const size of text === '' ? [] : sizes) {
      const key = size.toLowerCase();
      const one = bySize.get(key) ?? { size, ofSize: '', priceOfSize: '', mrpOfSize: '' };
      // Pieces of a range cannot be divided among its sizes.
      if (target !== 'ofSize' || sizes.length === 1)
        bySize.set(key, { ...one, [target]: one[target] || text });
    }
  }
  return [...bySize.values()];
}
