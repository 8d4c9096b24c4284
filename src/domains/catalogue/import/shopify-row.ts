/** The columns of Shopify's product CSV that the shop has a use for, by what a row calls them. */
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
  /** Not Shopify's, but in our own export: the shop's name, which need not be the brand's, whether it is closed, and the very category. */
  shop: ['shop'],
  shopClosed: ['shop closed'],
  category: ['category'],
} as const;

type Column = keyof typeof columns;

/** What a row calls its cells, always in the same order. */
export const columnNames = Object.keys(columns) as readonly Column[];

/** A line of the file: every cell as text, empty where it has no such column. */
export type ShopifyRow = Readonly<Record<Column, string>> & { readonly line: number };

/** Without these there is nothing to import. */
const needed = { handle: 'Handle', title: 'Title', price: 'Variant Price' } as const;

export interface RowReader {
  row(line: number, cells: readonly string[]): ShopifyRow;
  /** Names of columns that held something and that the shop has no place for. */
  unused(): string[];
}

/**
 * Reads the header. A metafield is known by its name: `Gender (product.metafields.custom.gender)` is Gender.
 *
 * @returns how to read the rows, or a sentence about what the header lacks
 */
export function readHeader(header: readonly string[]): RowReader | string {
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
  if (missing.length > 0)
    return `This is not Shopify's product CSV: its first line names no column ${missing.join(', ')}`;

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
      for (const [column, index] of places) read[column] = asTyped(cells[index] ?? '');
      return read;
    },
    unused: () => [...filled].toSorted((a, b) => a - b).map((index) => header[index] ?? ''),
  };
}

/** The cell as it was before an export kept a spreadsheet from running it (an apostrophe before what begins a formula). */
function asTyped(cell: string): string {
  return cell.startsWith("'") && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
