import * as m from '#messages/import-report';
import { forEachFact } from '../products/fields.ts';
import { quoted } from './quoted.ts';
import { isNotStocked } from './stock-words.ts';

/**
 * The columns that are used, by row member: Shopify's older and newer names, then those of plain price lists. A file
 * may have any of them beside the handle; what it lacks stays as the shop has it.
 */
const columns = {
  handle: ['handle', 'url handle', 'product handle', 'slug'],
  title: ['title', 'product title', 'product name', 'name'],
  body: ['body (html)', 'body html', 'body', 'description'],
  vendor: ['vendor', 'brand'],
  productCategory: ['product category', 'standard product type', 'standardized product type'],
  type: ['type', 'product type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  option1Name: ['option1 name'],
  option1: ['option1 value'],
  option2Name: ['option2 name'],
  option2: ['option2 value'],
  option3Name: ['option3 name'],
  option3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity', 'variant inventory quantity', 'available (not editable)', 'available', 'on hand (current)', 'on hand', 'quantity', 'qty', 'stock'],
  /** With it, a size has a line for each place that keeps it: their pieces are summed. */
  location: ['location'],
  price: ['variant price', 'price', 'selling price', 'sale price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price', 'mrp', 'regular price'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
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
} satisfies Record<string, readonly string[]>; // biome-ignore format: a table

/** A location's own column of pieces: `Inventory quantity: Jaipur`, `Variant Inventory Qty / Delhi`. */
const ofLocation = /^(?:variant )?inventory (?:qty|quantity|available|available quantity)\s*[:/([-]\s*\S/;

export type Column = keyof typeof columns;

/** What the market of India pays, where a shop has several; its other prices may be in another money. */
const marketColumns: readonly (readonly [string, 'price' | 'compareAt'])[] = [
  ['price / india', 'price'],
  ['compare at price / india', 'compareAt'],
];

/** Longest cell in characters: enough for a hundred tags or any picture URL. */
const maxCell = 10_000;
/** Tags may be many; the description has a limit elsewhere. */
const longer: Partial<Record<Column, number>> = { tags: 100_000, body: Number.POSITIVE_INFINITY };
const maxColumns = 1_000;
const maxName = 255;

/** A row's members, in a fixed order. */
export const columnNames = Object.keys(columns) as readonly Column[];

/** A line of the file: cells as text, empty when the column is missing. */
export type ShopifyRow = Readonly<Record<Column, string>> & {
  readonly line: number;
  /** The columns that the file has, with what it calls them; one map for all of its rows. */
  readonly named: ReadonlyMap<Column, string>;
};

export interface RowReader {
  /** The row, or a sentence about a cell that is too long. */
  row(line: number, cells: readonly string[]): ShopifyRow | string;
  /** Non-empty columns that the shop does not use. */
  unused(): string[];
}

/**
 * Parses the header. A metafield is matched by its name: `Gender (product.metafields.custom.gender)` is Gender.
 * @param header a head that `isShopifyHeader`
 * @param fileNames what the file calls these columns, for sentences about their cells
 */
export function readHeader(header: readonly string[], fileNames = header): RowReader {
  const { names, at, locations, named } = readNames(header, fileNames);
  const places = Object.entries(at) as [Column, number][];
  const used = new Set([...Object.values(at), ...locations]);
  const others = new Set([...header.keys()].filter((index) => !used.has(index)));
  const filled = new Set<number>();
  const inIndia = marketColumns.flatMap(([name, column]) => {
    const index = names.indexOf(name);
    return index >= 0 ? [[column, index] as const] : [];
  });
  for (const [, index] of inIndia) others.delete(index);
  const bySize = at.option1Name < 0 && /^sizes?$/.test(names[at.option1] ?? '');
  return {
    row(line, cells) {
      for (const index of others)
        if (cells[index]) {
          filled.add(index);
          others.delete(index);
        }
      const read = { line, named } as Record<Column, string> & { line: number; named: typeof named };
      for (const [column, index] of places) {
        const cell = cells[index] ?? '';
        const max = longer[column] ?? maxCell;
        if (cell.length > max)
          return m.cell_too_long({ column: fileNames[index] ?? '', cell: quoted(cell), max });
        read[column] = asTyped(cell);
      }
      if (bySize) Object.assign(read, { option1Name: 'Size', option2Name: 'Colour' });
      for (const [column, index] of inIndia) if (cells[index]?.trim()) read[column] = asTyped(cells[index]);
      if (locations.length > 0 && read.quantity === '') read.quantity = sumOf(locations, cells);
      return read;
    },
    unused: () => [...filled].toSorted((a, b) => a - b).map((index) => header[index] ?? ''),
  };
}

function readNames(header: readonly string[], fileNames = header) {
  const names = header.map((name) =>
    name
      .replace(/\([^()]*metafields[^()]*\)/i, '')
      .trim()
      .toLowerCase(),
  );
  const at = placesOf(names, header);
  const locations = [...names.keys()].filter((index) => ofLocation.test(names[index] ?? ''));
  return { names, at, locations, named: namedIn(at, locations, fileNames) };
}

/** True for a head with a handle and something to say of it. */
export function isShopifyHeader(header: readonly string[]): boolean {
  const { at, named } = readNames(header);
  return at.handle >= 0 && [...named.keys()].some((column) => column !== 'handle' && column !== 'location');
}

const ofSkuList: ReadonlySet<string> = new Set<Column>(['sku', 'price', 'compareAt', 'quantity', 'location']);

/** True for a head of SKUs with prices or pieces and nothing else, as a price list has. */
export function isSkuList(header: readonly string[]): boolean {
  const { at, named } = readNames(header);
  const count = header.filter((name) => name.trim() !== '').length;
  return (
    at.sku >= 0 &&
    named.size > 1 &&
    named.size === count &&
    [...named.keys()].every((name) => ofSkuList.has(name))
  );
}

/** Where a head has its SKUs. */
export const skuAt = (header: readonly string[]): number => readNames(header).at.sku;

/** True for a head with a column of shops or brands. */
export const namesShops = (header: readonly string[]): boolean => {
  const { named } = readNames(header);
  return named.has('shop') || named.has('vendor');
};

/** True for a head with a column of prices. */
export const namesPrices = (header: readonly string[]): boolean => readNames(header).named.has('price');

/** A sentence about a head that no file has; null for any other. */
export function headerFault(header: readonly string[]): string | null {
  if (header.length > maxColumns) return m.too_many_columns({ max: maxColumns });
  if (header.some((name) => name.length > maxName)) return m.column_name_too_long({ max: maxName });
  return null;
}

/** Where each column stands, -1 for none. A list without options may have plain columns Size and Colour in their place. */
function placesOf(names: readonly string[], header: readonly string[]): Record<Column, number> {
  const at = Object.fromEntries(
    Object.entries(columns).map(([column, known]) => [
      column,
      known.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1,
    ]),
  ) as Record<Column, number>;
  const plain = header.map((name) => name.trim().toLowerCase());
  const size = plain.findIndex((name) => /^sizes?$/.test(name));
  if (at.option1 >= 0 || size < 0) return at;
  return { ...at, option1: size, option2: plain.findIndex((name) => /^colou?rs?$/.test(name)) };
}

function namedIn(
  at: Record<Column, number>,
  locations: readonly number[],
  fileNames: readonly string[],
): ReadonlyMap<Column, string> {
  const placed = columnNames.filter((column) => at[column] >= 0);
  const named = new Map(placed.map((column) => [column, fileNames[at[column]] ?? '']));
  const [location] = locations;
  return location === undefined || named.has('quantity')
    ? named
    : named.set('quantity', fileNames[location] ?? '');
}

/** The pieces of all locations, summed: '' when every cell is empty; a cell without a number is returned unread. */
function sumOf(locations: readonly number[], cells: readonly string[]): string {
  let sum: number | null = null;
  for (const index of locations) {
    const cell = (cells[index] ?? '').trim();
    if (cell === '') continue;
    if (!/^-?\d{1,9}(?:\.0+)?$/.test(cell) && !isNotStocked(cell)) return cell;
    sum = (sum ?? 0) + (isNotStocked(cell) ? 0 : Math.max(0, Number(cell)));
  }
  return sum === null ? '' : `${sum}`;
}

/** Removes the apostrophe that an export puts before a formula. */
function asTyped(cell: string): string {
  return cell.startsWith("'") && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
