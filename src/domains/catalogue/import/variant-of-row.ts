import * as m from '#messages/import-report';
import { type StoredVariant, variantFields } from '../products/fields.ts';
import { fileNameOf } from './file-columns.ts';
import { oneLine } from '../words/one-line.ts';
import { quoted } from './quoted.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { isNotStocked, isUncountedStock } from './stock-words.ts';

/** A size and colour of a product. Null `price` and `discount` are the product's. */
export interface DraftVariant extends StoredVariant {
  /** The MRP of the file, where the price is its own. */
  readonly fileMrp?: number | null;
  /** Null when the file does not say how many: a size that the shop has keeps its own, a new one has none. */
  readonly stock: number | null;
  /** Of a size in the shop: the pieces that its last file said. */
  readonly imported?: number | null;
}

export const onlySize = 'One Size';

const longest = { option: variantFields.size.max, sku: variantFields.sku.max };
const maxPieces = 1_000_000;

/**
 * Parses a line's variant: the option named Size, and the first named like a colour, in any of several languages;
 * all others join the size.
 * @param first the product's first line, the only one that names the options
 * @returns all that is wrong with the line, in sentences
 */
export function variantOf(row: ShopifyRow, first: ShopifyRow): DraftVariant | string[] {
  const given = optionsOf(row, first);
  const colour = given.find(({ name }) => isColour(name));
  const size = given
    .filter((option) => option !== colour)
    .toSorted((a, b) => Number(isSize(b.name)) - Number(isSize(a.name)))
    .map(({ value }) => value)
    .join(' / ');
  const sku = oneLine(row.sku);
  const stock = stockOf(row);
  const long = [size, colour?.value ?? ''].find((option) => option.length > longest.option);
  const faults = [
    ...(long === undefined ? [] : [m.option_too_long({ cell: quoted(long), max: longest.option })]),
    ...(sku.length > longest.sku
      ? [m.sku_too_long({ column: fileNameOf(row.named, 'sku'), cell: quoted(sku), max: longest.sku })]
      : []),
    ...(typeof stock === 'string' ? [stock] : []),
  ];
  if (faults.length > 0 || typeof stock === 'string') return faults;
  return {
    size: size || onlySize,
    colour: colour?.value ?? '',
    sku: sku || null,
    stock,
    price: null,
    discount: null,
  };
}

/** A line's colour; '' when its product has no colour option. */
export function colourOf(row: ShopifyRow, first: ShopifyRow): string {
  return optionsOf(row, first).find(({ name }) => isColour(name))?.value ?? '';
}

/** The options that a line fills in. Shopify's placeholder `Default Title` counts as none. */
function optionsOf(row: ShopifyRow, first: ShopifyRow): { name: string; value: string }[] {
  return [
    { name: first.option1Name, value: row.option1 },
    { name: first.option2Name, value: row.option2 },
    { name: first.option3Name, value: row.option3 },
  ]
    .map(({ name, value }) => ({ name: oneLine(name).toLowerCase(), value: withoutZeros(oneLine(value)) }))
    .filter(({ name, value }) => value !== '' && !(name === 'title' && /^default title$/i.test(value)));
}

/** A spreadsheet writes the size 28 as 28.0. */
const withoutZeros = (value: string): string => value.replace(/^(\d{1,3})\.0+$/, '$1');

/** English, Spanish, French and Hindi, also in Latin letters. */
const colourName =
  /(?<![\p{L}\p{M}])(?:colou?rs?|colou?rways?|colores|shades?|hues?|tonos?|couleurs?|rang|रंग|रङ्ग|कलर)(?![\p{L}\p{M}])/u;
const sizeName =
  /(?<![\p{L}\p{M}])(?:sizes?|tallas?|tamaños?|tailles?|saiz|naap|साइज़|साइज|आकार|नाप|माप)(?![\p{L}\p{M}])/u;

const isSize = (name: string): boolean => sizeName.test(name.normalize('NFC'));
/** `Color/Size` holds both in one cell, and so is a size. */
const isColour = (name: string): boolean => colourName.test(name.normalize('NFC')) && !isSize(name);

/** True when the file has a column of pieces, and this line's cell is empty: none are in stock. */
export const isUncounted = ({ quantity, named }: ShopifyRow): boolean =>
  named.has('quantity') && quantity.trim() === '';

/** Pieces in stock; null without such a column or for `Unlimited`, and a sentence for what is no count. Oversold ones count as none. */
function stockOf({ quantity, named }: ShopifyRow): number | null | string {
  const cell = quantity.trim();
  const column = fileNameOf(named, 'quantity');
  if (!named.has('quantity') || isUncountedStock(cell)) return null;
  if (cell === '' || isNotStocked(cell)) return 0;
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(cell)) return m.stock_not_whole({ column, cell: quoted(cell) });
  const pieces = Number(cell);
  return pieces > maxPieces
    ? m.stock_too_large({ column, cell: quoted(cell), max: maxPieces })
    : Math.max(0, pieces);
}

const dateCell =
  /^(?:\d{1,2}[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]\d{1,2})(?:[- ]\d{2,4})?$/i;
const shortenedNumber = /^\d(?:\.\d+)?e\+\d+$/i;

/** `28 to 36` are five sizes of trousers or three; a pair such as 28-30 is one. */
function isLongRange(cell: string): boolean {
  const [, first, last] = /^\s*(\d\d) ?(?:-|–|to|से) ?(\d\d)\s*$/i.exec(cell) ?? [];
  return Number(last) - Number(first) >= 6;
}

/** What a spreadsheet has made of a line's cells: a size 2-4 became a date, a long number lost its digits. */
export function spoiltCells(row: ShopifyRow): string[] {
  const dates = [row.option1, row.option2, row.option3]
    .map((cell) => cell.trim())
    .filter((cell) => dateCell.test(cell));
  const numbers = [row.handle, row.title, row.sku, row.option1, row.option2, row.option3].filter((cell) =>
    shortenedNumber.test(cell.trim()),
  );
  const ranges = [row.option1, row.option2, row.option3].filter(isLongRange);
  return [
    ...ranges.map((cell) => m.size_range({ cell: quoted(cell) })),
    ...dates.map((cell) => m.size_is_date({ cell: quoted(cell) })),
    ...numbers.map((cell) => m.number_shortened({ cell: quoted(cell) })),
  ];
}
