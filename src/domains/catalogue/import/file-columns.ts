import type { ProductRow } from '../products/fields.store.ts';
import { type FactColumns, factNames, facts } from '../products/fields.ts';
import { quoted } from './quoted.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** The columns that a file has, by row member. */
export type FileColumns = ShopifyRow['named'];

type Member = FileColumns extends ReadonlyMap<infer Column, string> ? Column : never;

/** A column of a product that an import writes. */
export type WrittenColumn =
  | Exclude<keyof ProductRow, 'id' | 'slug' | 'seller_id' | 'picture_colours'>
  | 'material'
  | 'tags'
  | 'import_mrp';

/** What the file calls a column, as a report quotes it; '' for one that it does not have. */
export const fileNameOf = (named: FileColumns, column: Member): string => quoted(named.get(column) ?? '');

/** A product's columns, each with those of a file that state it: where the file has none, the shop's value stays. */
const sources: Readonly<Record<Exclude<WrittenColumn, keyof FactColumns>, readonly Member[]>> = {
  name: ['title'],
  brand: ['vendor'],
  category_id: ['type', 'productCategory', 'category'],
  description: ['body'],
  price: ['price', 'compareAt'],
  discount: ['price', 'compareAt'],
  import_mrp: ['price', 'compareAt'],
  images: ['image', 'variantImage'],
  status: ['published', 'status'],
  material: ['material'],
  tags: ['tags'],
};

const everySource = Object.entries({
  ...sources,
  ...Object.fromEntries(factNames.map((name) => [facts[name].column, [name]])),
}) as [WrittenColumn, readonly Member[]][];

/** The product's columns that the file says nothing of. */
export const unnamedColumns = (named: FileColumns): ReadonlySet<string> =>
  new Set(everySource.filter(([, members]) => !members.some((one) => named.has(one))).map(([name]) => name));

/** True for a list of all sizes with their pieces: those that it lacks are sold out. Any other file leaves them. */
export const statesSizes = (named: FileColumns): boolean =>
  (['title', 'price', 'option1', 'quantity'] as const).every((column) => named.has(column));
