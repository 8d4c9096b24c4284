import { csvLine } from '../../../platform/csv.ts';
import { sellingPrice } from '../../../platform/money.ts';
import { factNames, facts, forEachFact } from '../products/fields.ts';
import type { ExportedProduct, ExportedVariant } from './export.store.ts';
import { onlySize } from './variant-of-row.ts';

const metafield = (name: string) =>
  `${name} (product.metafields.custom.${name.toLowerCase().replaceAll(' ', '_')})`;

const factHeaders = forEachFact((_, { headers }) => metafield(headers[0]));

// biome-ignore format: a table
const header: readonly string[] = [
  'Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Status',
  'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value',
  'Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy',
  'Variant Price', 'Variant Compare At Price', 'Image Src', 'Image Position', 'Variant Image',
  metafield('Shop'), metafield('Shop Closed'), metafield('Material'), ...Object.values(factHeaders), metafield('Category'),
];

type Cells = Readonly<Record<string, string | undefined>>;

/** A product's lines of Shopify's product CSV, with line ends; pictures are URLs under `publicUrl`. */
export function csvLines(product: ExportedProduct, publicUrl: string): string[] {
  return rowsOf(product, publicUrl).map((row) => csvLine(header.map((name) => row[name] ?? '')));
}

/** A product's rows: its own data is on the first; each row has a variant, a picture, or both. */
function rowsOf(product: ExportedProduct, publicUrl: string): Cells[] {
  const { variants, images } = product;
  const options = optionsOf(product);
  const [first, ...others] = Array.from({ length: Math.max(1, variants.length, images.length) }, (_, at) => ({
    Handle: product.slug,
    ...variantCells(product, variants[at], options),
    ...(variants[at]?.image ? { 'Variant Image': `${publicUrl}${variants[at].image}` } : {}),
    ...(images[at] ? { 'Image Src': `${publicUrl}${images[at]}`, 'Image Position': `${at + 1}` } : {}),
  }));
  return [{ ...first, ...productCells(product, options) }, ...others];
}

interface Option {
  readonly name: 'Size' | 'Color' | 'Title';
  readonly value: (variant: ExportedVariant) => string;
}

function optionsOf({ variants }: ExportedProduct): Option[] {
  const size: Option = { name: 'Size', value: (variant) => variant.size };
  const colour: Option = { name: 'Color', value: (variant) => variant.colour };
  const coloured = variants.some((variant) => variant.colour !== '');
  if (variants.some((variant) => variant.size !== onlySize)) return coloured ? [size, colour] : [size];
  return coloured ? [colour] : [{ name: 'Title', value: () => 'Default Title' }];
}

function productCells(product: ExportedProduct, [one, two]: readonly Option[]): Cells {
  const shown = product.status === 'active';
  return {
    Title: product.name,
    'Body (HTML)': product.description,
    Vendor: product.brand,
    Type: product.category,
    Tags: product.tags,
    Published: shown && !product.shop_closed ? 'TRUE' : 'FALSE',
    Status: shown ? 'active' : 'draft',
    'Option1 Name': one?.name ?? '',
    'Option2 Name': two?.name ?? '',
    [metafield('Shop')]: product.shop,
    [metafield('Shop Closed')]: product.shop_closed ? 'TRUE' : '',
    [metafield('Category')]: product.category,
    [metafield('Material')]: product.material,
    ...Object.fromEntries(factNames.map((name) => [factHeaders[name], product[facts[name].column]])),
  };
}

function variantCells(
  product: ExportedProduct,
  variant: ExportedVariant | undefined,
  [one, two]: readonly Option[],
): Cells {
  if (!variant) return {};
  const [price, discount] = [variant.price ?? product.price, variant.discount ?? product.discount];
  return {
    'Option1 Value': one?.value(variant) ?? '',
    'Option2 Value': two?.value(variant) ?? '',
    'Variant SKU': variant.sku ?? '',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': `${variant.stock}`,
    'Variant Inventory Policy': 'deny',
    'Variant Price': `${sellingPrice(price, discount)}`,
    'Variant Compare At Price': `${price}`,
  };
}

export const csvHeader = csvLine(header);
