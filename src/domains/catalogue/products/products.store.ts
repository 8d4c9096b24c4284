import { sql } from 'kysely';
import { type Database, execute, findRow, hasRow, listValues } from '../../../platform/database.ts';
import type { Declarations } from '../declarations/declared.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import { showsColour } from '../readable.store.ts';
import type { PictureColours } from './product-content.ts';

/** A locked product row. */
export interface HeldProduct extends Declarations {
  readonly id: string;
  readonly slug: string;
  readonly sellerId: string;
  readonly version: number;
  readonly name: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly description: string;
  readonly price: number;
  readonly discount: number;
  readonly images: readonly string[];
  /** As the shop chose at the desk; not every picture has an entry. */
  readonly pictureColours: PictureColours;
  readonly status: 'active' | 'hidden';
}

/** Locks a product and returns it; null when the shop (null: any) has none with this id. */
export function holdProduct(trx: Database, shopId: string | null, id: string): Promise<HeldProduct | null> {
  return findRow<HeldProduct>(trx)`
    select id, slug, seller_id as "sellerId", version, name, brand, category_id as "categoryId", description, price,
           discount, images, picture_colours as "pictureColours", status, country_of_origin as "countryOfOrigin",
           maker, importer, net_quantity as "netQuantity", hsn
    from products where id = ${id} and (${shopId}::text is null or seller_id = ${shopId}) for no key update`;
}

/** Locks products until the transaction ends, by id. Lock order: products, then stock. */
export async function holdProducts(trx: Database, ids: readonly string[]): Promise<void> {
  await execute(trx)`select from products where id = any(${ids}::text[]) order by id for no key update`;
}

export interface ShelfVariant {
  readonly id: string;
  readonly size: string;
  readonly colour: string;
  readonly sku: string;
  /** Free stock. */
  readonly stock: number;
  /** Pieces reserved by orders not yet shipped, paid or unpaid. */
  readonly promised: number;
}

/** A product's variants with their free and reserved stock. */
export function listVariants(
  db: Database,
  orders: OrdersOfProducts,
  productId: string,
): Promise<ShelfVariant[]> {
  return execute<ShelfVariant>(db)`
    select v.id, v.size, v.colour, coalesce(v.sku, '') as sku, coalesce(s.quantity, 0) as stock,
           (${orders.promised(sql`v.id`)}) as promised
    from variants v left join stock s on s.variant_id = v.id
    where v.product_id = ${productId} order by v.position, v.id`;
}

/**
 * Adds `by` pieces (or removes them) per variant, locking by id like all stock changes. Returns variants that would
 * drop below zero, with their free stock; these stay unchanged.
 */
export function addStock(
  trx: Database,
  steps: readonly { variantId: string; by: number }[],
): Promise<{ variantId: string; free: number }[]> {
  return execute<{ variantId: string; free: number }>(trx)`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(steps.map(({ variantId, by }) => ({ variant_id: variantId, step: by })))}::json)
        as w(variant_id text, step integer)
    ), locked as materialized (
      select s.variant_id, s.quantity, w.step from stock s join wanted w on w.variant_id = s.variant_id
      order by s.variant_id for update of s
    ), added as (
      -- Adds to the locked row: this statement's snapshot may have an outdated quantity.
      update stock set quantity = locked.quantity + locked.step from locked
      where stock.variant_id = locked.variant_id and locked.quantity + locked.step >= 0 and locked.step <> 0
    )
    select variant_id as "variantId", quantity as free from locked where quantity + step < 0`;
}

/** Writes variants, except stock: those with an id are updated, the others inserted. */
export async function writeVariants(
  trx: Database,
  productId: string,
  variants: readonly {
    id: string;
    size: string;
    colour: string;
    sku: string;
    isNew: boolean;
    stock: number;
  }[],
): Promise<void> {
  const rows = variants.map((variant, position) => ({ ...variant, position, product_id: productId }));
  await execute(trx)`
    update variants set size = w.size, colour = w.colour, sku = nullif(w.sku, ''), position = w.position
    from json_to_recordset(${JSON.stringify(rows)}::json) as w(id text, size text, colour text, sku text, position integer)
    where variants.id = w.id and variants.product_id = ${productId}`;
  const fresh = JSON.stringify(rows.filter(({ isNew }) => isNew));
  await execute(trx)`
    insert into variants (id, product_id, size, colour, sku, position)
    select id, product_id, size, colour, nullif(sku, ''), position
    from json_to_recordset(${fresh}::json) as w(id text, product_id text, size text, colour text, sku text, position integer)`;
  await execute(trx)`
    insert into stock (variant_id, product_id, quantity)
    select id, product_id, stock from json_to_recordset(${fresh}::json) as w(id text, product_id text, stock integer) order by id`;
}

export async function deleteVariants(trx: Database, ids: readonly string[]): Promise<void> {
  await execute(trx)`delete from variants where id = any(${ids}::text[])`;
}

type Written = Omit<HeldProduct, 'version'>;

export async function insertProduct(trx: Database, product: Written, now: Date): Promise<void> {
  await execute(trx)`
    insert into products (id, slug, seller_id, category_id, name, brand, description, price, discount, images, picture_colours, status,
                          country_of_origin, maker, importer, net_quantity, hsn, created_at, updated_at)
    values (${product.id}, ${product.slug}, ${product.sellerId}, ${product.categoryId}, ${product.name}, ${product.brand},
            ${product.description}, ${product.price}, ${product.discount}, ${product.images}, ${JSON.stringify(product.pictureColours)}, ${product.status},
            ${product.countryOfOrigin}, ${product.maker}, ${product.importer}, ${product.netQuantity}, ${product.hsn}, ${now}, ${now})`;
}

/** Saves a product as its next version; URL and shop stay. */
export async function updateProduct(trx: Database, product: Written, now: Date): Promise<void> {
  await execute(trx)`
    update products set category_id = ${product.categoryId}, name = ${product.name}, brand = ${product.brand},
      description = ${product.description}, price = ${product.price}, discount = ${product.discount},
      images = ${product.images}, picture_colours = ${JSON.stringify(product.pictureColours)}, status = ${product.status}, country_of_origin = ${product.countryOfOrigin},
      maker = ${product.maker}, importer = ${product.importer}, net_quantity = ${product.netQuantity}, hsn = ${product.hsn}, version = version + 1, updated_at = ${now}
    where id = ${product.id}`;
}

/** Increments the version of products whose stock was edited, so that cached pages refresh. */
export async function touchProducts(trx: Database, ids: readonly string[], now: Date): Promise<void> {
  await execute(
    trx,
  )`update products set version = version + 1, updated_at = ${now} where id = any(${ids}::text[])`;
}

export function isCategory(db: Database, id: string): Promise<boolean> {
  return hasRow(db)`select from categories where id = ${id}`;
}

/** Which of these picture keys exist. */
export async function listKnownPictures(db: Database, keys: readonly string[]): Promise<Set<string>> {
  return new Set(await listValues<string>(db)`select key from pictures where key = any(${keys}::text[])`);
}

/** Which of these pictures (by URL) are photos rather than drawings. */
export async function listPhotos(db: Database, images: readonly string[]): Promise<Set<string>> {
  const those = await listValues<string>(db)`
    select image from unnest(${images}::text[]) as image
    join pictures on pictures.key = substring(image from '^/pictures/(.*)\\.webp$') where pictures.kind = 'photo'`;
  return new Set(those);
}

/** The colour that each picture of a product shows; '' for none. */
export async function listPictureColours(db: Database, productId: string): Promise<PictureColours> {
  const rows = await execute<{ image: string; colour: string }>(db)`
    select image, coalesce((
      select v.colour from variants v left join pictures on pictures.key = substring(image from '^/pictures/(.*)\\.webp$')
      where v.product_id = p.id and v.colour <> '' and ${showsColour(sql`v.colour`)}
      order by length(v.colour) desc limit 1), '') as colour
    from products p cross join unnest(p.images) with ordinality as shown(image, at) where p.id = ${productId} order by at`;
  return Object.fromEntries(rows.map(({ image, colour }) => [image, colour]));
}

/** The shop and product of these variants, limited to one shop (null: any). */
export function findVariants(
  db: Database,
  shopId: string | null,
  ids: readonly string[],
): Promise<
  { variantId: string; productId: string; sellerId: string; name: string; size: string; stock: number }[]
> {
  return execute<{
    variantId: string;
    productId: string;
    sellerId: string;
    name: string;
    size: string;
    stock: number;
  }>(db)`
    select v.id as "variantId", p.id as "productId", p.seller_id as "sellerId", p.name, v.size, coalesce(s.quantity, 0) as stock
    from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
    where v.id = any(${ids}::text[]) and (${shopId}::text is null or p.seller_id = ${shopId})`;
}

export function isSlugTaken(db: Database, slug: string): Promise<boolean> {
  return hasRow(db)`select from products where slug = ${slug}`;
}
