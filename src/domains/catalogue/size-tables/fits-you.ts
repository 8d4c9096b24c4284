import { type KindOfSizes, type Measure, measureNames, measures } from './measures.ts';
import type { SizeGuide, SizeRow } from './size-guide.ts';

/** A size that fits somebody already: its centimetres, and the product that it is of. */
export interface KeptSize extends SizeRow {
  readonly kind: KindOfSizes;
  readonly product: string;
}

/** What somebody has said of their sizes; it stays on the device (R-SIZE-3). */
export interface Wearer {
  readonly heightCm?: number | undefined;
  readonly usual: Readonly<Partial<Record<KindOfSizes, string>>>;
  readonly kept: readonly KeptSize[];
}

/** A size with the reason for it. */
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

/** Farther from what fits than this, no size of the product is right. */
const maxAwayCm = 4;

/**
 * The size of a product that fits somebody: by the centimetres of what fits them already, else by their usual size, else,
 * of children's clothes, by height. Null where nothing can be said.
 * @param runs how most reviews say that it comes out; one size up or down where that is not as usual
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
  for (const worn of kept) {
    if (worn.kind !== kind) continue;
    const measure = measureNames.find(
      (name) =>
        measures[name].of === 'body' &&
        worn.cm[name] !== undefined &&
        rows.some(({ cm }) => cm[name] !== undefined),
    );
    const wanted = measure && worn.cm[measure];
    if (!measure || wanted === undefined) continue;
    const away = ({ cm }: SizeRow) => Math.abs((cm[measure] ?? Number.POSITIVE_INFINITY) - wanted);
    const nearest = rows.reduce((best, row) => (away(row) < away(best) ? row : best));
    if (away(nearest) > maxAwayCm) continue;
    const row = stepped(rows, nearest, runs);
    return { size: row.size, by: 'kept', measure, cm: row.cm[measure] ?? wanted, worn };
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
  return row && size !== undefined ? { size: stepped(rows, row, runs).size, by: 'usual', usual: size } : null;
}

/** The smallest that is not outgrown. */
function byHeight({ rows }: SizeGuide, { heightCm }: Wearer): FitsYou | null {
  if (heightCm === undefined) return null;
  const fitting = rows
    .flatMap(({ size, cm }) =>
      cm.height !== undefined && cm.height >= heightCm ? [{ size, height: cm.height }] : [],
    )
    .toSorted((one, other) => one.height - other.height)[0];
  return fitting ? { size: fitting.size, by: 'height', heightCm } : null;
}

/** The next size up where a product runs small, down where it runs large; the same at the end of the row. */
function stepped(rows: readonly SizeRow[], row: SizeRow, runs: Parameters<typeof fitsYou>[2]): SizeRow {
  const by = runs === 'small' ? 1 : runs === 'large' ? -1 : 0;
  const inOrder = rows.toSorted((one, other) => girth(one) - girth(other));
  return inOrder[inOrder.indexOf(row) + by] ?? row;
}

/** The first body measure that a row has: sizes grow with it. */
const girth = ({ cm }: SizeRow): number =>
  measureNames.flatMap((name) => (measures[name].of === 'body' ? (cm[name] ?? []) : []))[0] ?? 0;
