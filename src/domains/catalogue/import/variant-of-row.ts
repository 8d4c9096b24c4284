import * as m from '#messages/import-report';
import { type StoredVariant, variantFields } from '../products/fields.ts';
import { quoted } from './quoted.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { oneLine } from '../words/one-line.ts';

/** A size and colour of a product. */
export interface DraftVariant extends StoredVariant {
  readonly stock: number;
}

export const onlySize = 'One Size';

/**
 * The stock assumed when the file has no count (`Variant Inventory Tracker` and `Qty` both empty): small enough to
 * notice a wrong guess, large enough to sell.
 */
export const uncountedStock = 10;

const longest = { option: variantFields.size.max, sku: variantFields.sku.max };
const maxPieces = 1_000_000;

/**
 * Parses a line's variant: options named Size and Color or Colour become its size and colour, all others join the size.
 * @param first the product's first line, the only one that names the options
 * @returns a sentence when the line is unusable
 */
export function variantOf(row: ShopifyRow, first: ShopifyRow): DraftVariant | string {
  const given = optionsOf(row, first);
  const colour = given.find(({ name }) => isColour(name))?.value ?? '';
  const sizes = given.filter(({ name }) => !isColour(name));
  const size = sizes
    .toSorted((a, b) => Number(b.name === 'size') - Number(a.name === 'size'))
    .map(({ value }) => value)
    .join(' / ');
  const sku = oneLine(row.sku);
  const long = [size, colour].find((option) => option.length > longest.option);
  if (long !== undefined) return m.option_too_long({ cell: quoted(long), max: longest.option });
  if (sku.length > longest.sku) return m.sku_too_long({ cell: quoted(sku), max: longest.sku });
  const stock = stockOf(row);
  if (typeof stock === 'string') return stock;
  return { size: size || onlySize, colour, sku: sku || null, stock };
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
    .map(({ name, value }) => ({ name: oneLine(name).toLowerCase(), value: oneLine(value) }))
    .filter(({ name, value }) => value !== '' && !(name === 'title' && value === 'Default Title'));
}

const isColour = (name: string): boolean => name === 'color' || name === 'colour';

/** True when the file neither counts the line's pieces nor claims to track them. */
export const isUncounted = ({ quantity, tracker }: Pick<ShopifyRow, 'quantity' | 'tracker'>): boolean =>
  quantity.trim() === '' && tracker.trim() === '';

/** The file's stock count. A negative count is zero, and so is an empty cell of a tracked variant. */
function stockOf({ quantity, tracker }: ShopifyRow): number | string {
  const said = quantity.trim();
  if (said === '') return isUncounted({ quantity, tracker }) ? uncountedStock : 0;
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(said)) return m.stock_not_whole({ cell: quoted(said) });
  const pieces = Number(said);
  return pieces > maxPieces ? m.stock_too_large({ cell: quoted(said), max: maxPieces }) : Math.max(0, pieces);
}
