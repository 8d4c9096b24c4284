import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, hasChanged } from '../../platform/database.ts';
import { maxItems, type WishlistItem } from './wishlist.ts';
import { hasDearerVariant, productRows } from '../catalogue/readable.store.ts';

/** The wishlist, newest first. A product that is off sale is hidden until it returns. */
export function listItems(db: Database, customerId: string): Promise<WishlistItem[]> {
  return execute<WishlistItem>(db)`
    select w.id as _id, w.customer_id as "userId", p.id as "productId", 1 as quantity, p.name, p.price,
           coalesce(p.images[1], '') as image, p.discount, (p.rating_tenths / 10.0)::float8 as rating, p.slug,
           greatest(0, coalesce(w.added_price, 0) - p.final_price) as dropped,
           ${hasDearerVariant(sql`p`)} as "isFrom"
    from wishlist_items w join ${productRows} p on p.id = w.product_id and p.status = 'active'
    where w.customer_id = ${customerId}
    order by w.created_at desc, w.id desc limit ${2 * maxItems}`;
}

/** The rows of `listItems` as a JSON list of product and item ids, to embed in other queries. */
export function wishesOf(customerId: string): RawBuilder<unknown> {
  return sql`
    select coalesce(json_agg(json_build_object('productId', w.product_id, 'wishlistId', w.id)), '[]')
    from wishlist_items w join ${productRows} p on p.id = w.product_id and p.status = 'active'
    where w.customer_id = ${customerId}`;
}

/** Outcome of adding. Of concurrent requests one gets `added`, the others `there`. */
export type AddOutcome = 'added' | 'unknown' | 'there' | 'full';

export function addItem(
  db: Database,
  customerId: string,
  item: { id: string; productId: string; now: Date },
): Promise<AddOutcome> {
  return getValue<AddOutcome>(db)`
    with product as (
      select id, final_price from ${productRows} products where id = ${item.productId} and status = 'active'
    ), kept as (
      select count(*) as items, coalesce(bool_or(product_id = ${item.productId}), false) as holds
      from wishlist_items where customer_id = ${customerId}
    ), added as (
      insert into wishlist_items (id, customer_id, product_id, created_at, added_price)
      select ${item.id}, ${customerId}, product.id, ${item.now}, product.final_price from product, kept where kept.items < ${maxItems}
      on conflict do nothing returning 1
    )
    select case
      when exists (select from added) then 'added'
      when not exists (select from product) then 'unknown'
      when kept.items >= ${maxItems} and not kept.holds then 'full'
      else 'there'
    end as outcome from kept`;
}

export function deleteItem(db: Database, customerId: string, itemId: string): Promise<boolean> {
  return hasChanged(db)`
    delete from wishlist_items where id = ${itemId} and customer_id = ${customerId}`;
}
