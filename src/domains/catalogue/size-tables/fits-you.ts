import { type KindOfSizes, type Measure, measureNames, measures } from './measures.ts';
import type { SizeGuide, SizeRow } from './size-guide.ts';

/** A size known to fit the customer: its centimetres, and its product. */
export interface KeptSize extends SizeRow {
  readonly kind: KindOfSizes;
  readonly product: string;
}

/** What the customer has told about their sizes; it stays on the device (R-SIZE-3). */
export interface Wearer {
  readonly heightCm?: number | undefined;
  readonly usual: Readonly<Partial<Record<KindOfSizes, string>>>;
  readonly kept: readonly KeptSize[];
}

/** The recommended size, with the reason. */
export type FitsYou =
  | {
      readonly size: string;
      readonly by: 'kept';
      readonly measure: Measure;
      readonly cm: number;
      readonly worn: KeptSize;
    }
  | { readonly size: string; readonly by: 'usual'; readonly usual: string }
  | { readonly size: string; readonly by: 'height'; readonly heightCm: number };

/** Beyond this distance from a fitting size, no size of the product is right. */
const maxAwayCm = 4;

/**
 * The size of a product that fits the customer: by the measures of a size known to fit, else by their usual size, else,
 * for children's clothes, by height. Null when nothing is known.
 * @param runs how most reviews say that the product runs; 'small' or 'large' moves the result one size up or down
 */
export function fitsYou(
  guide: SizeGuide,
  wearer: Wearer,
  runs: 'small' | 'true' | 'large' | null = null,
): FitsYou | null {
  return byKept(guide, wearer, runs) ?? byUsual(guide, wearer, runs) ?? byHeight(guide, wearer);
}

function byKept(
  { kind, rows }: SizeGuide,
  { kept }: Wearer,
  runs: Parameters<typeof fitsYou>[2],
): FitsYou | null {
  for (const size of kept) {
    if (size.kind !== kind) continue;
    const measure = measureNames.find(
      (name) =>
        measures[name].of === 'body' &&
        size.cm[name] !== undefined &&
        rows.some(({ cm }) => cm[name] !== undefined),
    );
    const chest = measure && size.cm[measure];
    if (!measure || chest === undefined) continue;
    const away = ({ cm }: SizeRow) => Math.abs((cm[measure] ?? Number.POSITIVE_INFINITY) - chest);
    const nearest = rows.reduce((best, row) => (away(row) < away(best) ? row : best));
    if (away(nearest) > maxAwayCm) continue;
    const row = nextSize(rows, nearest, runs);
    return { size: row.size, by: 'kept', measure, cm: row.cm[measure] ?? chest, worn: size };
  }
  return null;
}

function byUsual(
  { kind, rows }: SizeGuide,
  { usual }: Wearer,
  runs: Parameters<typeof fitsYou>[2],
): FitsYou | null {
  const size = usual[kind];
  const row = rows.find((one) => one.size === size);
  return row && size !== undefined
    ? { size: nextSize(rows, row, runs).size, by: 'usual', usual: size }
    : null;
}

/** The smallest size for at least this height. */
function byHeight({ rows }: SizeGuide, { heightCm }: Wearer): FitsYou | null {
  if (heightCm === undefined) return null;
  const fitting = rows
    .flatMap(({ size, cm }) =>
      cm.height !== undefined && cm.height >= heightCm ? [{ size, height: cm.height }] : [],
    )
    .toSorted((one, other) => one.height - other.height)[0];
  return fitting ? { size: fitting.size, by: 'height', heightCm } : null;
}

/** The next size up when a product runs small, the next down when it runs large; the same size at the end of the range. */
function nextSize(rows: readonly SizeRow[], row: SizeRow, runs: Parameters<typeof fitsYou>[2]): SizeRow {
  const by = runs === 'small' ? 1 : runs === 'large' ? -1 : 0;
  const inOrder = rows.toSorted((one, other) => girth(one) - girth(other));
  return inOrder[inOrder.indexOf(row) + by] ?? row;
}

/** The first body measure that a row has; rows are sorted by it. */
const girth = ({ cm }: SizeRow): number =>
  measureNames.flatMap((name) => (measures[name].of === 'body' ? (cm[name] ?? []) : []))[0] ?? 0;
