import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { shop } from '../../../shop.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';
import type { DraftVariant } from './variant-of-row.ts';

/** Rows travel as one JSON document, so that a batch costs one statement a table. */
const document = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

const importLock = 7_205_011;

/** Takes the one place of an import, for as long as this connection lives; false when another import has it. */
export async function takeImportLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${importLock}) as free`.execute(
    db,
  );
  return rows[0]?.free ?? false;
}

/** Forgets the run's handles and lets the next import in. */
export async function endImport(db: Database): Promise<void> {
  await sql`drop table if exists import_seen`.execute(db);
  await sql`select pg_advisory_unlock(${importLock})`.execute(db);
}

/** A handle that this run met, the line it began on, and the product it became. */
export interface SeenHandle {
  readonly handle: string;
  readonly line: number;
  readonly product_id: string | null;
}

/** The handles of this run are kept by the database, in a table of this connection: a million of them take no memory here. */
export async function beginSeenHandles(db: Database): Promise<void> {
  await sql`create temporary table import_seen (handle text primary key, line integer not null, product_id text)`.execute(
    db,
  );
  await sql`create index on import_seen (product_id)`.execute(db);
}

export async function addSeenHandles(db: Database, seen: readonly SeenHandle[]): Promise<void> {
  await sql`
    insert into import_seen (handle, line, product_id)
    select handle, line, product_id from json_to_recordset(${document(seen)}) as s(handle text, line integer, product_id text)`.execute(
    db,
  );
}

/** The first lines of those of these handles that this run met before. */
export async function findSeenHandles(
  db: Database,
  handles: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ handle: string; line: number }>`
    select handle, line from import_seen where handle = any(${handles}::text[])`.execute(db);
  return new Map(rows.map(({ handle, line }) => [handle, line]));
}

/** A product that is in the shop already. */
export interface KnownProduct {
  readonly id: string;
  readonly sellerId: string;
  readonly slug: string;
  readonly handle: string | null;
  readonly hash: string | null;
  /** This run made or met it under another handle. */
  readonly seen: boolean;
}

/** The products that came under one of these handles, or have it for their slug. */
export async function findKnownProducts(db: Database, handles: readonly string[]): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select id, seller_id as "sellerId", slug, import_handle as handle, import_hash as hash,
           exists (select from import_seen where product_id = products.id) as seen
    from products where slug = any(${handles}::text[]) or import_handle = any(${handles}::text[])`.execute(
    db,
  );
  return rows;
}

export async function isSlugTaken(db: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`select from products where slug = ${slug}`.execute(db);
  return rows.length > 0;
}

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
}

/** What a file says of a product once all is looked up: equal in shop and file, there is nothing to do. */
export type ProductContent = Omit<WrittenProduct, 'id' | 'slug' | 'import_handle' | 'import_hash'> & {
  readonly variants: readonly DraftVariant[];
};

/** What the shop has of these products. */
export async function readContents(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductContent>> {
  const { rows } = await sql<{ id: string; content: ProductContent }>`
    select p.id, json_build_object(
      'seller_id', p.seller_id, 'category_id', p.category_id, 'name', p.name, 'brand', p.brand,
      'description', p.description, 'price', p.price, 'discount', p.discount, 'images', p.images, 'status', p.status,
      'variants', (select coalesce(json_agg(json_build_object(
                     'size', v.size, 'colour', v.colour, 'sku', v.sku, 'stock', coalesce(k.quantity, 0))
                     order by v.position, v.id), '[]')
                   from variants v left join stock k on k.variant_id = v.id where v.product_id = p.id)) as content
    from products p where p.id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Remembers that these products, which are as the file has them, are the file's from now on. */
export async function adoptProducts(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  await sql`
    with given as (
      select * from json_to_recordset(${document(products)}) as p(id text, import_handle text, import_hash text)
    ), adopted as (
      update products set import_handle = given.import_handle, import_hash = given.import_hash
      from given where products.id = given.id
    )
    update variants set import_stock = stock.quantity from stock, given
    where variants.product_id = given.id and stock.variant_id = variants.id`.execute(db);
}

/** Puts products in, or over what they were; address, seller, ratings and reviews of those that are there stay. */
export async function writeProducts(
  trx: Database,
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  await sql`
    insert into products (id, slug, seller_id, category_id, name, brand, description, price, discount, images, status,
                          import_handle, import_hash, created_at, updated_at)
    select id, slug, seller_id, category_id, name, brand, description, price, discount, images, status,
           import_handle, import_hash, ${now}, ${now}
    from json_populate_recordset(null::products, ${document(products)})
    on conflict (id) do update set
      category_id = excluded.category_id, name = excluded.name, brand = excluded.brand,
      description = excluded.description, price = excluded.price, discount = excluded.discount,
      images = excluded.images, status = excluded.status, import_handle = excluded.import_handle,
      import_hash = excluded.import_hash, version = products.version + 1, updated_at = excluded.updated_at`.execute(
    trx,
  );
}

export type WrittenVariant = DraftVariant & {
  readonly id: string;
  readonly product_id: string;
  readonly position: number;
};

/**
 * Writes the sizes and colours of products. The stock of one is set only where the file's number is another than at the
 * last import: what was sold since then stays sold. Those that the file no longer has are sold out, not removed,
 * because orders and carts know them.
 *
 * @returns how many were sold out so
 */
export async function writeVariants(
  trx: Database,
  productIds: readonly string[],
  variants: readonly WrittenVariant[],
): Promise<number> {
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
      returning id, import_stock
    )
    insert into stock (variant_id, quantity)
    select written.id, written.import_stock from written left join before on before.id = written.id
    where before.import_stock is distinct from written.import_stock
    order by written.id
    on conflict (variant_id) do update set quantity = excluded.quantity`.execute(trx);
  const { rows } = await sql`
    with gone as (
      select v.id from variants v
      where v.product_id = any(${productIds}::text[]) and not exists (
        select from json_to_recordset(${document(variants)}) as given(product_id text, size text, colour text)
        where given.product_id = v.product_id and given.size = v.size and given.colour = v.colour)
    ), forgotten as (
      update variants set import_stock = 0 from gone where variants.id = gone.id
    )
    update stock set quantity = 0 from gone where variant_id = gone.id and quantity > 0 returning variant_id`.execute(
    trx,
  );
  return rows.length;
}

export async function insertDrawings(db: Database, pictures: readonly DrawnPicture[]): Promise<void> {
  await sql`
    insert into pictures (key, kind, drawing, width, height, colour, alt, created_at)
    select key, kind, drawing, width, height, colour, alt, created_at
    from json_populate_recordset(null::pictures, ${document(pictures)})
    on conflict (key) do nothing`.execute(db);
}

export async function insertPhoto(
  db: Database,
  photo: { key: string; width: number; height: number; colour: string; alt: string; now: Date },
): Promise<void> {
  await sql`
    insert into pictures (key, kind, width, height, colour, alt, created_at)
    values (${photo.key}, 'photo', ${photo.width}, ${photo.height}, ${photo.colour}, ${photo.alt}, ${photo.now})
    on conflict (key) do nothing`.execute(db);
}

export async function isKnownPicture(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select from pictures where key = ${key}`.execute(db);
  return rows.length > 0;
}

export interface SellerName {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** The shop of this name, or one whose name differs only in case and punctuation. */
export async function findSeller(db: Database, name: string, slug: string): Promise<SellerName | null> {
  const { rows } = await sql<SellerName>`
    select id, shop_name as name, slug from sellers where shop_name = ${name} or slug = ${slug}
    order by shop_name = ${name} desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Every seller's short code, with which its invoice numbers begin. */
export async function listInvoiceCodes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select invoice_code as code from sellers`.execute(db);
  return rows.map(({ code }) => code);
}

/** Opens a shop in this shop's town, which is where it is taxed. Not registered for GST until a person says so. */
export async function insertSeller(
  db: Database,
  seller: SellerName & { invoiceCode: string; picture: string; now: Date },
): Promise<void> {
  await sql`
    insert into sellers (id, shop_name, slug, city, state, state_code, invoice_code, picture, created_at)
    values (${seller.id}, ${seller.name}, ${seller.slug}, ${shop.city}, ${shop.state}, ${shop.stateCode},
            ${seller.invoiceCode}, ${seller.picture}, ${seller.now})`.execute(db);
}

export async function listCategoryNames(db: Database): Promise<{ id: string; name: string; slug: string }[]> {
  const { rows } = await sql<{ id: string; name: string; slug: string }>`
    select id, name, slug from categories order by position, name`.execute(db);
  return rows;
}

/** Puts a category behind those that there are. */
export async function insertCategory(
  db: Database,
  category: { id: string; name: string; slug: string; image: string; hsn: string },
): Promise<void> {
  await sql`
    insert into categories (id, name, slug, image, hsn, position)
    select ${category.id}, ${category.name}, ${category.slug}, ${category.image}, ${category.hsn}, coalesce(max(position), 0) + 1
    from categories`.execute(db);
}

/** Lets the planner know what came in. */
export async function analyzeCatalogue(db: Database): Promise<void> {
  await sql`analyze products, variants, stock, pictures, sellers, categories, product_search, search_words`.execute(
    db,
  );
}
