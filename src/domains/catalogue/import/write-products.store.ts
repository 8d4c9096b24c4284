import { sql } from 'kysely';
import { columnOf, setColumn } from '../../../platform/columns.store.ts';
import { type Database, execute } from '../../../platform/database.ts';
import { shareSellers } from '../../sellers/sellers.store.ts';
import { document, type ProductRow, upsertProducts, type VariantRow } from '../products/fields.store.ts';
import { type FactColumns, factNames, facts } from '../products/fields.ts';
import { holdProducts } from '../products/products.store.ts';
import type { DraftVariant } from './variant-of-row.ts';

/** A product's data from the file beside its content. When only this changes, staff's edits of the content are kept. */
export interface FileWords extends FactColumns {
  /** As the file states them. */
  readonly material: string;
  readonly tags: string;
}

export interface WrittenProduct extends ProductRow, FileWords {
  readonly import_mrp: number;
  readonly import_handle: string;
  readonly import_hash: string;
  readonly import_lines: string | null;
}

/** A product's content from a file, after look-ups; nothing is written when the shop's content is equal. */
export type ProductContent = Omit<
  WrittenProduct,
  | 'id'
  | 'slug'
  | 'picture_colours'
  | keyof FileWords
  | 'import_mrp'
  | 'import_handle'
  | 'import_hash'
  | 'import_lines'
> & {
  readonly variants: readonly DraftVariant[];
};

/** The pieces that a file says of a size. */
export interface CountedSize {
  readonly product_id: string;
  readonly size: string;
  readonly colour: string;
  readonly pieces: number;
}

/** Marks products that already equal the file as imported from it, and their sizes that it counts. */
export async function adoptProducts(
  db: Database,
  products: readonly WrittenProduct[],
  sizes: readonly CountedSize[],
): Promise<void> {
  await execute(db)`
    with given as (
      select id, import_handle, import_hash, import_lines
      from json_populate_recordset(null::products, ${document(products)})
    ), adopted as (
      update products set import_handle = given.import_handle, import_hash = given.import_hash,
                          import_lines = given.import_lines
      from given where products.id = given.id
    )
    update variants v set import_stock = c.pieces
    from json_to_recordset(${document(sizes)}) as c(product_id text, size text, colour text, pieces int)
    where v.product_id = c.product_id and v.size = c.size and v.colour = c.colour`;
}

/** Stores the new digest of products whose lines changed without effect. */
export async function rememberLines(
  db: Database,
  products: readonly Pick<WrittenProduct, 'id' | 'import_lines'>[],
): Promise<void> {
  await execute(db)`
    update products set import_lines = given.import_lines
    from json_to_recordset(${document(products)}) as given(id text, import_lines text)
    where products.id = given.id`;
}

const wordColumns = ['material', 'tags', ...factNames.map((name) => facts[name].column)];

/** Stores these words for products whose content in the file is unchanged; staff's edits, and columns of `keep`, stay. */
export async function writeWords(
  db: Database,
  products: readonly (FileWords & Pick<WrittenProduct, 'id'>)[],
  keep: ReadonlySet<string>,
): Promise<void> {
  const written = wordColumns
    .filter((column) => !keep.has(column))
    .map((column) => setColumn(column, columnOf('given', column)));
  await execute(db)`
    update products set ${sql.join(written)}
    from json_populate_recordset(null::products, ${document(products)}) as given
    where products.id = given.id`;
}

/**
 * Starts writing a batch. Locks the shops against closing and opening, then the known products, then their stock, each
 * by id. Variants that sell out are listed by `listChanged`, once per batch.
 * @param sellerIds the products' shops
 * @param knownIds the products already in the shop
 * @returns those of the shops that are closed
 */
export async function beginWriting(
  trx: Database,
  sellerIds: readonly string[],
  knownIds: readonly string[],
): Promise<ReadonlySet<string>> {
  await execute(trx)`
    select set_config('chowk.list_later', 'on', true),
           set_config('statement_timeout', case current_setting('statement_timeout') when '0' then '0' else '60s' end, true)`;
  const closed = await shareSellers(trx, sellerIds);
  if (knownIds.length === 0) return closed;
  await holdProducts(trx, knownIds);
  await execute(
    trx,
  )`select from stock where product_id = any(${knownIds}::text[]) order by variant_id for update`;
  return closed;
}

/** Which of these slugs are already taken. */
export async function findTakenSlugs(trx: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await execute<{ slug: string }>(trx)`
    select slug from products where slug = any(${slugs}::text[])`;
  return new Set(rows.map(({ slug }) => slug));
}

/** The shop says itself which colours its pictures show. */
const alsoKept = ['picture_colours'];

/** Upserts products. Those of a closed shop stay hidden until it reopens. */
export const writeProducts = (
  trx: Database,
  products: readonly WrittenProduct[],
  { closed, now, keep }: { closed: ReadonlySet<string>; now: Date; keep: ReadonlySet<string> },
): Promise<void> =>
  upsertProducts(
    trx,
    products.map((product) => {
      const isClosed = closed.has(product.seller_id);
      return {
        ...product,
        status: isClosed ? 'hidden' : product.status,
        closed_with_shop: isClosed && product.status === 'active',
      };
    }),
    { now, keep: new Set([...keep, ...alsoKept, ...(keep.has('status') ? ['closed_with_shop'] : [])]) },
  );

/**
 * Sells out variants that are no longer in the file. They are kept, because orders and carts reference them.
 * @returns how many were sold out
 */
export async function sellOutOthers(
  trx: Database,
  productIds: readonly string[],
  variants: readonly VariantRow[],
): Promise<number> {
  const rows = await execute(trx)`
    with gone as (
      select v.id from variants v left join json_to_recordset(${document(variants)})
          as given(product_id text, size text, colour text) using (product_id, size, colour)
      where v.product_id = any(${productIds}::text[]) and given.product_id is null
    ), forgotten as (
      update variants set import_stock = 0 from gone where variants.id = gone.id
    )
    update stock set quantity = 0 from gone where variant_id = gone.id and quantity > 0 returning variant_id`;
  return rows.length;
}
