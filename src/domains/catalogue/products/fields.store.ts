import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import {
  contentFields,
  type FactColumns,
  factNames,
  facts,
  type StoredVariant,
  type VariantField,
  variantFieldNames,
  variantFields,
} from './fields.ts';
import type { HeldProduct, PictureColours } from './product-content.ts';

const columnsByName = (fields: Readonly<Record<string, { readonly column: string }>>) =>
  sql.join(
    Object.entries(fields).map(([name, { column }]) => sql`${sql.id('p', column)} as ${sql.id(name)}`),
  );

/** What the desk edits of the product `p`, by the fields' names. */
export const contentByName = columnsByName(contentFields);

/** The facts of the product `p`, by their names. */
export const factsByName = columnsByName(facts);

const factColumns: readonly string[] = factNames.map((name) => facts[name].column);

/** The facts of the product `p`, by column. */
export const factsByColumn = sql.join(factColumns.map((column) => sql.id('p', column)));

/** The members of a JSON object with what the desk and a file say of the variant `v`. */
export const variantMembers = sql.join(
  variantFieldNames.map((name) => sql`${sql.lit(name)}, ${sql.id('v', variantFields[name].column)}`),
);

/** What the desk says of the variant `v`, by name. */
export const variantByName = sql.join(
  variantFieldNames.map((name) => {
    const { column, isNullable }: VariantField = variantFields[name];
    const value = sql.id('v', column);
    return sql`${isNullable ? sql`coalesce(${value}, '')` : value} as ${sql.id(name)}`;
  }),
);

/** Rows travel as one JSON document: one statement per table and batch. */
export const document = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

/** A product as it is written, by column. Prices in whole rupees: `price` is the MRP, `discount` a whole percent. */
export interface ProductRow extends FactColumns {
  readonly id: string;
  readonly slug: string;
  readonly seller_id: string;
  readonly category_id: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly price: number;
  readonly discount: number;
  readonly images: readonly string[];
  readonly picture_colours: PictureColours;
  readonly status: 'active' | 'hidden';
}

const everyField = Object.entries({ ...contentFields, ...facts });

/** The row of a product as the desk holds it. */
export const rowOf = ({ id, slug, sellerId, ...product }: Omit<HeldProduct, 'version'>): ProductRow =>
  ({
    id,
    slug,
    seller_id: sellerId,
    ...Object.fromEntries(
      everyField.map(([name, { column }]) => [column, product[name as keyof typeof product]]),
    ),
  }) as ProductRow;

/** Stays as it was first written. */
const fixed = ['id', 'slug', 'seller_id'];

/**
 * Inserts products, or saves them as their next version: all have the columns of the first. An empty fact of a file
 * keeps the product's own, and so do the colours that the shop says its pictures show.
 */
export async function upsertProducts(
  trx: Database,
  products: readonly ProductRow[],
  { now, from }: { now: Date; from: 'desk' | 'file' },
): Promise<void> {
  const columns = Object.keys(products[0] ?? {});
  const once = from === 'file' ? [...fixed, 'picture_colours'] : fixed;
  const saved = columns
    .filter((column) => !once.includes(column))
    .map((column) => {
      const [own, given] = [sql.id('products', column), sql.id('excluded', column)];
      const keepsOwn = from === 'file' && factColumns.includes(column);
      return sql`${sql.id(column)} = ${keepsOwn ? sql`coalesce(nullif(${given}, ''), ${own})` : given}`;
    });
  const names = sql.join(columns.map((column) => sql.id(column)));
  await execute(trx)`
    insert into products (${names}, created_at, updated_at)
    select ${names}, ${now}::timestamptz, ${now}::timestamptz from json_populate_recordset(null::products, ${document(products)})
    order by id
    on conflict (id) do update set ${sql.join(saved)}, version = products.version + 1, updated_at = excluded.updated_at`;
}

const sqlTypes: Readonly<Record<VariantField['type'], RawBuilder<unknown>>> = {
  text: sql`text`,
  integer: sql`integer`,
};

/** A variant as it is written. */
export interface VariantRow extends StoredVariant {
  readonly id: string;
  readonly product_id: string;
  readonly position: number;
  readonly stock: number;
  /** The stock of the file; null from the desk. */
  readonly import_stock: number | null;
}

/**
 * Upserts variants: from the desk by id, from a file by size and colour. `stock` is that of a new one. Of others a file
 * sets it where its number differs from the last import, so sales since then are kept; the desk adds to it (`addStock`).
 */
export async function upsertVariants(
  trx: Database,
  variants: readonly VariantRow[],
  { from }: { from: 'desk' | 'file' },
): Promise<void> {
  const columns = variantFieldNames.map((name) => variantFields[name].column);
  const fields = sql.join(columns.map((column) => sql.id(column)));
  const typed = sql.join(
    variantFieldNames.map(
      (name) => sql`${sql.id(variantFields[name].column)} ${sqlTypes[variantFields[name].type]}`,
    ),
  );
  const own = sql`(select v.id from variants v where v.product_id = g.product_id and v.size = g.size and v.colour = g.colour)`;
  const id = from === 'file' ? sql`coalesce(${own}, g.id)` : sql`g.id`;
  const excluded = sql.join([...columns, 'position'].map((column) => sql.id('excluded', column)));
  const saved = sql.join([...columns, 'position'].map((column) => sql.id('variants', column)));
  await execute(trx)`
    with given as materialized (
      select ${id} as id, g.product_id, ${fields}, g.position, g.stock, g.import_stock
      from json_to_recordset(${document(variants)})
        as g(id text, product_id text, ${typed}, position integer, stock integer, import_stock integer)
    ), before as materialized (
      select v.id, v.import_stock from variants v join given using (id)
    ), written as (
      insert into variants (id, product_id, ${fields}, position, import_stock)
      select id, product_id, ${fields}, position, given.import_stock from given left join before using (id)
      order by before.id is null, id
      on conflict (id) do update set ${sql.join(
        columns.map((column) => sql`${sql.id(column)} = ${sql.id('excluded', column)}`),
      )}, position = excluded.position, import_stock = coalesce(excluded.import_stock, variants.import_stock)
      where variants.product_id = excluded.product_id and (${saved}, variants.import_stock) is distinct from (${excluded}, coalesce(excluded.import_stock, variants.import_stock))
    )
    insert into stock (variant_id, product_id, quantity)
    select given.id, given.product_id, given.stock from given left join before using (id)
    where before.id is null or (given.import_stock is not null and before.import_stock is distinct from given.import_stock)
    order by given.id
    on conflict (variant_id) do update set quantity = excluded.quantity`;
}
