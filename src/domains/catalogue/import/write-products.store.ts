import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { holdProducts } from '../products/products.store.ts';
import type { DraftVariant } from './variant-of-row.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { shareSellers } from '../../sellers/sellers.store.ts';

/** Rows travel as one JSON document: one statement per table and batch. */
const document = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

/** A product's data from the file beside its content. When only this changes, staff's edits of the content are kept. */
export type FileWords = Pick<
  WrittenProduct,
  'material' | 'tags' | 'country_of_origin' | 'maker' | 'importer' | 'net_quantity' | 'hsn'
>;

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
  /** Of a new product; later the shop's own word stands (`products.picture_colours`). */
  readonly picture_colours: Readonly<Record<string, string>>;
  readonly status: 'active' | 'hidden';
  /** As the file states them. */
  readonly material: string;
  /** An empty one keeps the product's current value. */
  readonly country_of_origin: string;
  readonly maker: string;
  readonly importer: string;
  readonly net_quantity: string;
  readonly hsn: string;
  readonly tags: string;
  readonly import_handle: string;
  readonly import_hash: string;
  readonly import_lines: string | null;
}

/** A product's content from a file, after look-ups; nothing is written when the shop's content is equal. */
export type ProductContent = Omit<
  WrittenProduct,
  'id' | 'slug' | 'picture_colours' | keyof FileWords | 'import_handle' | 'import_hash' | 'import_lines'
> & {
  readonly variants: readonly DraftVariant[];
};

/** Marks products that already equal the file as imported from it. */
export async function adoptProducts(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  await execute(db)`
    with given as (
      select id, import_handle, import_hash, import_lines
      from json_populate_recordset(null::products, ${document(products)})
    ), adopted as (
      update products set import_handle = given.import_handle, import_hash = given.import_hash,
                          import_lines = given.import_lines
      from given where products.id = given.id
    )
    update variants set import_stock = stock.quantity from stock, given
    where variants.product_id = given.id and stock.variant_id = variants.id`;
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

/** Stores these words for products whose content in the file is unchanged; staff's edits are kept. */
export async function writeWords(
  db: Database,
  products: readonly (FileWords & Pick<WrittenProduct, 'id'>)[],
): Promise<void> {
  await execute(db)`
    update products set material = given.material, tags = given.tags,
      country_of_origin = coalesce(nullif(given.country_of_origin, ''), products.country_of_origin),
      maker = coalesce(nullif(given.maker, ''), products.maker),
      importer = coalesce(nullif(given.importer, ''), products.importer),
      net_quantity = coalesce(nullif(given.net_quantity, ''), products.net_quantity),
      hsn = coalesce(nullif(given.hsn, ''), products.hsn)
    from json_populate_recordset(null::products, ${document(products)}) as given
    where products.id = given.id`;
}

/**
 * Starts writing a batch. Locks the shops against closing and opening, then the known products, then their stock, each
 * by id. Variants that sell out are listed by `listChanged`, once per batch.
 * @param sellerIds the products' shops
 * @param knownIds the products already in the shop
 */
export async function beginWriting(
  trx: Database,
  sellerIds: readonly string[],
  knownIds: readonly string[],
): Promise<void> {
  await execute(trx)`
    select set_config('chowk.list_later', 'on', true),
           set_config('statement_timeout', case current_setting('statement_timeout') when '0' then '0' else '60s' end, true)`;
  await shareSellers(trx, sellerIds);
  if (knownIds.length === 0) return;
  await holdProducts(trx, knownIds);
  await execute(
    trx,
  )`select from stock where product_id = any(${knownIds}::text[]) order by variant_id for update`;
}

/** Which of these slugs are already taken. */
export async function findTakenSlugs(trx: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await execute<{ slug: string }>(trx)`
    select slug from products where slug = any(${slugs}::text[])`;
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Upserts products; slug, seller, ratings and reviews of existing ones stay. Products of a closed shop stay hidden
 * until it reopens.
 */
export async function writeProducts(
  trx: Database,
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  await execute(trx)`
    insert into products (id, slug, seller_id, category_id, name, brand, description, price, discount, images, picture_colours, status,
                          closed_with_shop, material, tags, country_of_origin, maker, importer, net_quantity, hsn, import_handle, import_hash, import_lines, created_at, updated_at)
    select p.id, p.slug, p.seller_id, p.category_id, p.name, p.brand, p.description, p.price, p.discount, p.images, p.picture_colours,
           case when s.closed_at is null then p.status else 'hidden' end, s.closed_at is not null and p.status = 'active',
           p.material, p.tags, p.country_of_origin, p.maker, p.importer, p.net_quantity, p.hsn, p.import_handle, p.import_hash, p.import_lines, ${now}, ${now}
    from json_populate_recordset(null::products, ${document(products)}) p join ${sellerRows} s on s.id = p.seller_id
    order by p.id
    on conflict (id) do update set
      category_id = excluded.category_id, name = excluded.name, brand = excluded.brand,
      description = excluded.description, price = excluded.price, discount = excluded.discount,
      images = excluded.images, status = excluded.status, closed_with_shop = excluded.closed_with_shop,
      material = excluded.material, tags = excluded.tags,
      country_of_origin = coalesce(nullif(excluded.country_of_origin, ''), products.country_of_origin),
      maker = coalesce(nullif(excluded.maker, ''), products.maker),
      importer = coalesce(nullif(excluded.importer, ''), products.importer),
      net_quantity = coalesce(nullif(excluded.net_quantity, ''), products.net_quantity),
      hsn = coalesce(nullif(excluded.hsn, ''), products.hsn),
      import_handle = excluded.import_handle, import_hash = excluded.import_hash,
      import_lines = excluded.import_lines, version = products.version + 1,
      updated_at = excluded.updated_at`;
}

export type WrittenVariant = DraftVariant & {
  readonly id: string;
  readonly product_id: string;
  readonly position: number;
};

/**
 * Upserts variants. Stock is set only where the file's number differs from the last import, so sales since then are
 * kept.
 */
export async function writeVariants(
  trx: Database,
  productIds: readonly string[],
  variants: readonly WrittenVariant[],
): Promise<void> {
  await execute(trx)`
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
    on conflict (variant_id) do update set quantity = excluded.quantity`;
}

/**
 * Sells out variants that are no longer in the file. They are kept, because orders and carts reference them.
 * @returns how many were sold out
 */
export async function sellOutOthers(
  trx: Database,
  productIds: readonly string[],
  variants: readonly WrittenVariant[],
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
