import { z } from 'zod';
import { kindNames, type Measure, measureNames, measuresOf } from './measures.ts';

const figures = Object.fromEntries(measureNames.map((name) => [name, z.number().optional()])) as Record<
  Measure,
  z.ZodOptional<z.ZodNumber>
>;

/** A size with its measures in centimetres; measures that the shop left out are missing. */
export const sizeRowShape = z.object({ size: z.string(), cm: z.object(figures) });
export type SizeRow = z.output<typeof sizeRowShape>;

/** A product's size guide: the rows of its shop's table for its own sizes (R-SIZE-1). */
export const sizeGuideShape = z.object({
  kind: z.enum(kindNames),
  measures: z.array(z.enum(measureNames)),
  rows: z.array(sizeRowShape),
});
export type SizeGuide = z.output<typeof sizeGuideShape>;

/** A shop's size table for a category; `audience` is '' for everybody. */
export interface SizeTable {
  readonly audience: string;
  readonly kind: SizeGuide['kind'];
  readonly rows: readonly SizeRow[];
}

const plain = (size: string) => size.trim().toLowerCase();

/**
 * The guide to a product's sizes. Of the tables for its category, the one for its audience comes first, else the one
 * for everybody. Two audiences with a table each yield no guide, since the sizes could be either's. Null when no row is
 * left.
 */
export function guideOf(tables: readonly SizeTable[], sizes: readonly string[]): SizeGuide | null {
  const own = tables.filter(({ audience }) => audience !== '');
  const everybodys = tables.find(({ audience }) => audience === '');
  return (
    (own.length === 1 && own[0] && guideIn(own[0], sizes)) || (everybodys ? guideIn(everybodys, sizes) : null)
  );
}

function guideIn({ kind, rows }: SizeTable, sizes: readonly string[]): SizeGuide | null {
  const rowsBySize = new Map(rows.map((row) => [plain(row.size), row]));
  const sizeRows = [...new Set(sizes)].flatMap((size) => {
    const row = rowsBySize.get(plain(size));
    return row ? [{ size, cm: row.cm }] : [];
  });
  const measures = measuresOf(kind).filter((name) => sizeRows.some(({ cm }) => cm[name] !== undefined));
  return measures.length > 0 ? { kind, measures: measures, rows: sizeRows } : null;
}

/** A size known to fit the customer, for `KeptSize`. */
export const keptSizeShape = sizeRowShape.extend({ kind: z.enum(kindNames), product: z.string() });
