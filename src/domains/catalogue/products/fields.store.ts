import { sql } from 'kysely';
import { asName, columnList, columnOf, setColumn } from '../../../platform/columns.store.ts';
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
  sql.join(Object.entries(fields).map(([name, { column }]) => sql`${columnOf('p', column)} ${asName(name)}`));

/** What the desk edits of the product `p`, by the fields' names. */
export const contentByName = columnsByName(contentFields);

/** The facts of the product `p`, by their names. */
export const factsByName = columnsByName(facts);

const factColumns: readonly string[] = factNames.map((name) => facts[name].column);

/** The facts of the product `p`, by column. */
export const factsByColumn = sql.join(factColumns.map((column) => columnOf('p', column)));

/** The members of a JSON object with what the desk and a file say of the variant `v`. */
export const variantMembers = sql.join(
  variantFieldNames.map((name) => sql`${sql.lit(name)}, ${columnOf('v', variantFields[name].column)}`),
);

/** What the desk says of the variant `v`, by name. */
export const variantByName = sql.join(
  variantFieldNames.map((name) => {
    const { column, isNullable, type }: VariantField = variantFields[name];
    const value = columnOf('v', column);
    return sql`${isNullable && type === 'text' ? sql`coalesce(${value}, '')` : value} ${asName(name)}`;
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
const fixedColumns = ['id', 'slug', 'seller_id'];

/**
 * Inserts products, or saves them as their next version: all have the columns of the first.
 * @param keep the columns that saved products keep, such as those that a file does not have
 */
export async function upsertProducts(
  trx: Database,
  products: readonly ProductRow[],
  { now, keep = new Set() }: { now: Date; keep?: ReadonlySet<string> },
): Promise<void> {
  const columns = Object.keys(products[0] ?? {});
  const updates = columns
    .filter((column) => !fixedColumns.includes(column) && !keep.has(column))
    .map((column) => setColumn(column, columnOf('excluded', column)));
  await execute(trx)`
    insert into products ${columnList([...columns, 'created_at', 'updated_at'])}
    select ${sql.join(columns.map((column) => columnOf('given', column)))}, ${now}::timestamptz, ${now}::timestamptz
    from json_populate_recordset(null::products, ${document(products)}) given order by given.id
    on conflict (id) do update set ${sql.join(updates)}, version = products.version + 1, updated_at = excluded.updated_at`;
}

/** A variant as it is written. */
export interface VariantRow extends StoredVariant {
  readonly id: string;
  readonly product_id: string;
  readonly position: number;
  readonly stock: number;
  /** The pieces that there were when a file was compared: what is sold since then stays sold. */
  readonly pieces_before?: number | null;
  /** The stock of the file, and the MRP of its own; null from the desk. */
  readonly import_stock: number | null;
  readonly import_mrp: number | null;
}

/**
 * Upserts variants: from the desk by id, from a file by size and colour. `stock` is that of a new one. Of others a file
 * sets it where its number differs from the last import, so sales since then are kept, and those since `pieces_before`;
 * the desk adds to it (`addStock`).
 * @param keep the columns that known variants keep
 */
export async function upsertVariants(
  trx: Database,
  variants: readonly VariantRow[],
  { from, keep = new Set() }: { from: 'desk' | 'file'; keep?: ReadonlySet<string> },
): Promise<void> {
  const columns = [...variantFieldNames.map((name) => variantFields[name].column), 'position'];
  const updates = columns.filter((column) => !keep.has(column));
  const savedOf = (row: string) => sql.join(updates.map((column) => columnOf(row, column)));
  const of = (row: string) => sql.join(columns.map((column) => columnOf(row, column)));
  const own = sql`(select v.id from variants v where v.product_id = g.product_id and v.size = g.size and v.colour = g.colour)`;
  const importStock = sql`coalesce(excluded.import_stock, variants.import_stock)`;
  const importMrp =
    from === 'file' && !keep.has('price') ? sql`excluded.import_mrp` : sql`variants.import_mrp`;
  await execute(trx)`
    with given as materialized (
      select ${from === 'file' ? sql`coalesce(${own}, g.id)` : sql`g.id`} as id, g.product_id, ${of('g')}, g.import_stock, g.import_mrp,
             (variant ->> 'stock')::int as stock, (variant ->> 'pieces_before')::int as pieces_before
      from json_array_elements(${document(variants)}) as variant
      cross join lateral json_populate_record(null::variants, variant) g
    ), before as materialized (
      select v.id, v.import_stock from variants v join given using (id)
    ), written as (
      insert into variants ${columnList(['id', 'product_id', 'import_stock', 'import_mrp', ...columns])}
      select given.id, given.product_id, given.import_stock, given.import_mrp, ${of('given')} from given left join before using (id)
      order by before.id is null, given.id
      on conflict (id) do update set
        ${sql.join(updates.map((column) => setColumn(column, columnOf('excluded', column))))}, import_stock = ${importStock}, import_mrp = ${importMrp}
      where variants.product_id = excluded.product_id
        and (${savedOf('variants')}, variants.import_stock, variants.import_mrp)
          is distinct from (${savedOf('excluded')}, ${importStock}, ${importMrp})
    )
    insert into stock (variant_id, product_id, quantity)
    select given.id, given.product_id, given.stock from given left join before using (id)
    where before.id is null or (given.import_stock is not null and before.import_stock is distinct from given.import_stock)
    order by given.id
    on conflict (variant_id) do update set quantity = greatest(0, excluded.quantity
      + coalesce(stock.quantity - (select pieces_before from given where given.id = excluded.variant_id), 0))`;
}
