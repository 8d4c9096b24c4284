import * as m from '#messages/import-report';
import { forEachFact } from '../products/fields.ts';
import { quoted } from './quoted.ts';

/** The columns of Shopify's product CSV that are used, by row member. */
const columns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'body', 'description'],
  vendor: ['vendor'],
  productCategory: ['product category'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1: ['option1 value'],
  option2Name: ['option2 name'],
  option2: ['option2 value'],
  option3Name: ['option3 name'],
  option3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  tracker: ['variant inventory tracker'],
  quantity: ['variant inventory qty'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  image: ['image src'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image'],
  colour: ['colour', 'color'],
  gender: ['gender', 'target gender'],
  material: ['material', 'fabric'],
  ...forEachFact((_, fact) => fact.headers.map((name) => name.toLowerCase())),
  /**
   * Additions of our own export: the shop's name (may differ from the brand), whether it is closed, and the exact
   * category.
   */
  shop: ['shop'],
  shopClosed: ['shop closed'],
  category: ['category'],
} satisfies Record<string, readonly string[]>;

type Column = keyof typeof columns;

/** Longest cell in characters: enough for a hundred tags or any picture URL. */
const maxCell = 10_000;
/** Tags may be many; the description has a limit elsewhere. */
const longer: Partial<Record<Column, number>> = { tags: 100_000, body: Number.POSITIVE_INFINITY };
const maxColumns = 1_000;
const maxName = 255;

/** A row's members, in a fixed order. */
export const columnNames = Object.keys(columns) as readonly Column[];

/** A line of the file: cells as text, empty when the column is missing. */
export type ShopifyRow = Readonly<Record<Column, string>> & { readonly line: number };

/** Required columns. */
const needed = { handle: 'Handle', title: 'Title', price: 'Variant Price' } as const;

export interface RowReader {
  /** The row, or a sentence about a cell that is too long. */
  row(line: number, cells: readonly string[]): ShopifyRow | string;
  /** Non-empty columns that the shop does not use. */
  unused(): string[];
}

/**
 * Parses the header. A metafield is matched by its name: `Gender (product.metafields.custom.gender)` is Gender.
 * @returns a row reader, or a sentence about what is missing
 */
export function readHeader(header: readonly string[]): RowReader | string {
  if (header.length > maxColumns) return m.too_many_columns({ max: maxColumns });
  if (header.some((name) => name.length > maxName)) return m.column_name_too_long({ max: maxName });
  const names = header.map((name) =>
    name
      .replace(/\(.*metafields.*\)/i, '')
      .trim()
      .toLowerCase(),
  );
  const at = Object.fromEntries(
    Object.entries(columns).map(([column, known]) => [
      column,
      known.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1,
    ]),
  ) as Record<Column, number>;
  const missing = Object.entries(needed).flatMap(([column, name]) => (at[column as Column] < 0 ? name : []));
  if (missing.length > 0) return m.not_shopify({ columns: missing.join(', ') });

  const places = Object.entries(at) as [Column, number][];
  const used = new Set(Object.values(at));
  const others = new Set([...header.keys()].filter((index) => !used.has(index)));
  const filled = new Set<number>();
  return {
    row(line, cells) {
      for (const index of others)
        if (cells[index]) {
          filled.add(index);
          others.delete(index);
        }
      const read = { line } as Record<Column, string> & { line: number };
      for (const [column, index] of places) {
        const cell = cells[index] ?? '';
        const max = longer[column] ?? maxCell;
        if (cell.length > max)
          return m.cell_too_long({ column: header[index] ?? '', cell: quoted(cell), max });
        read[column] = asTyped(cell);
      }
      return read;
    },
    unused: () => [...filled].toSorted((a, b) => a - b).map((index) => header[index] ?? ''),
  };
}

/** Removes the apostrophe that an export puts before a formula. */
function asTyped(cell: string): string {
  return cell.startsWith("'") && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
