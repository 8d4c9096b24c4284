import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { holdProducts } from '../products/products.store.ts';
import type { DraftVariant } from './variant-of-row.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { shareSellers } from '../../sellers/sellers.store.ts';

/** Rows travel as one JSON document, so that a batch costs one statement a table. */
const document = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

/** A product as it is written. */
export interface WrittenProduct {
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
  readonly status: 'active' | 'hidden';
  readonly import_handle: string;
  readonly import_hash: string;
  readonly import_lines: string | null;
}

/** What a file says of a product once all is looked up: equal in shop and file, there is nothing to do. */
export type ProductContent = Omit<
  WrittenProduct,
  'id' | 'slug' | 'import_handle' | 'import_hash' | 'import_lines'
> & {
  readonly variants: readonly DraftVariant[];
};

/** Remembers that these products, which are as the file has them, are the file's from now on. */
export async function adoptProducts(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  await sql`
    with given as (
      select id, import_handle, import_hash, import_lines
      from json_populate_recordset(null::products, ${document(products)})
    ), adopted as (
      update products set import_handle = given.import_handle, import_hash = given.import_hash,
                          import_lines = given.import_lines
      from given where products.id = given.id
    )
    update variants set import_stock = stock.quantity from stock, given
    where variants.product_id = given.id and stock.variant_id = variants.id`.execute(db);
}

/** Remembers of which lines these products came, where others make the same of them. */
export async function rememberLines(
  db: Database,
  products: readonly Pick<WrittenProduct, 'id' | 'import_lines'>[],
): Promise<void> {
  await sql`
    update products set import_lines = given.import_lines
    from json_to_recordset(${document(products)}) as given(id text, import_lines text)
    where products.id = given.id`.execute(db);
}

/**
 * Begins the writing of a batch. The shops cannot close or open until the transaction ends, and products and stock that others may
 * want are locked now, each in the order of their ids, products before stock. Stock that runs out
 * leaves the listing to `listChanged`, once for the batch.
 *
 * @param sellerIds the shops that the products are of
 * @param knownIds those of the products that are in the shop already
 */
export async function beginWriting(
  trx: Database,
  sellerIds: readonly string[],
  knownIds: readonly string[],
): Promise<void> {
  await sql`
    select set_config('chowk.list_later', 'on', true),
           set_config('statement_timeout', case current_setting('statement_timeout') when '0' then '0' else '60s' end, true)`.execute(
    trx,
  );
  await shareSellers(trx, sellerIds);
  if (knownIds.length === 0) return;
  await holdProducts(trx, knownIds);
  await sql`select from stock where product_id = any(${knownIds}::text[]) order by variant_id for update`.execute(
    trx,
  );
}

/**
 * Puts products in, or over what they were; address, seller, ratings and reviews of those that are there stay. What is of a
 * closed shop stays off the shelves until the shop opens again.
 */
export async function writeProducts(
  trx: Database,
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  await sql`
    insert into products (id, slug, seller_id, category_id, name, brand, description, price, discount, images, status,
                          closed_with_shop, import_handle, import_hash, import_lines, created_at, updated_at)
    select p.id, p.slug, p.seller_id, p.category_id, p.name, p.brand, p.description, p.price, p.discount, p.images,
           case when s.closed_at is null then p.status else 'hidden' end, s.closed_at is not null and p.status = 'active',
           p.import_handle, p.import_hash, p.import_lines, ${now}, ${now}
    from json_populate_recordset(null::products, ${document(products)}) p join ${sellerRows} s on s.id = p.seller_id
    order by p.id
    on conflict (id) do update set
      category_id = excluded.category_id, name = excluded.name, brand = excluded.brand,
      description = excluded.description, price = excluded.price, discount = excluded.discount,
      images = excluded.images, status = excluded.status, closed_with_shop = excluded.closed_with_shop,
      import_handle = excluded.import_handle, import_hash = excluded.import_hash,
      import_lines = excluded.import_lines, version = products.version + 1,
      updated_at = excluded.updated_at`.execute(trx);
}

export type WrittenVariant = DraftVariant & {
  readonly id: string;
  readonly product_id: string;
  readonly position: number;
};

/**
 * Writes the sizes and colours of products. The stock of one is set only where the file's number is another than at the
 * last import: what was sold since then stays sold.
 */
export async function writeVariants(
  trx: Database,
  productIds: readonly string[],
  variants: readonly WrittenVariant[],
): Promise<void> {
  await sql`
    with given as (
      select * from json_to_recordset(${document(variants)})
        as v(id text, product_id text, size text, colour text, sku text, position integer, stock integer)
    ), before as (
      select id, import_stock from variants where product_id = any(${productIds}::text[])
    ), written as (
      insert into variants (id, product_id, size, colour, sku, position, import_stock)
      select id, product_id, size, colour, sku, position, stock from given
      on conflict (product_id, size, colour) do update set
        sku = excluded.sku, position = excluded.position, import_stock = excluded.import_stock
      where (variants.sku, variants.position, variants.import_stock)
        is distinct from (excluded.sku, excluded.position, excluded.import_stock)
      returning id, product_id, import_stock
    )
    insert into stock (variant_id, product_id, quantity)
    select written.id, written.product_id, written.import_stock from written left join before on before.id = written.id
    where before.import_stock is distinct from written.import_stock
    order by written.id
    on conflict (variant_id) do update set quantity = excluded.quantity`.execute(trx);
}

/**
 * Sells out the sizes and colours of these products that the file no longer has. They are not removed, because orders
 * and carts know them.
 *
 * @returns how many were sold out so
 */
export async function sellOutOthers(
  trx: Database,
  productIds: readonly string[],
  variants: readonly WrittenVariant[],
): Promise<number> {
  const { rows } = await sql`
    with gone as (
      select v.id from variants v left join json_to_recordset(${document(variants)})
          as given(product_id text, size text, colour text) using (product_id, size, colour)
      where v.product_id = any(${productIds}::text[]) and given.product_id is null
    ), forgotten as (
      update variants set import_stock = 0 from gone where variants.id = gone.id
    )
    update stock set quantity = 0 from gone where variant_id = gone.id and quantity > 0 returning variant_id`.execute(
    trx,
  );
  return rows.length;
}
