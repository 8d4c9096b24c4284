import { sql } from 'kysely';
import { type Database, execute, findRow, hasRow, listValues } from '../../../platform/database.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import { showsColour } from '../readable.store.ts';
import type { VariantFacts } from './fields.ts';
import { contentByName, factsByName, variantByName } from './fields.store.ts';
import type { HeldProduct, PictureColours } from './product-content.ts';

/** Locks a product and returns it; null when the shop (null: any) has none with this id. */
export function holdProduct(trx: Database, shopId: string | null, id: string): Promise<HeldProduct | null> {
  return findRow<HeldProduct>(trx)`
    select p.id, p.slug, p.seller_id as "sellerId", p.version, ${contentByName}, ${factsByName}
    from products p where p.id = ${id} and (${shopId}::text is null or p.seller_id = ${shopId}) for no key update`;
}

/** Locks products until the transaction ends, by id. Lock order: products, then stock. */
export async function holdProducts(trx: Database, ids: readonly string[]): Promise<void> {
  await execute(trx)`select from products where id = any(${ids}::text[]) order by id for no key update`;
}

export interface ShelfVariant extends VariantFacts {
  readonly id: string;
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
    select v.id, ${variantByName}, coalesce(s.quantity, 0) as stock,
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

export async function deleteVariants(trx: Database, ids: readonly string[]): Promise<void> {
  await execute(trx)`delete from variants where id = any(${ids}::text[])`;
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
