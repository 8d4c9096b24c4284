import { type Database, execute } from '../../platform/database.ts';
import { productRows, stockRows } from '../catalogue/readable.store.ts';

/** A product on a wishlist that has become cheaper, in rupees. */
export interface Drop {
  readonly id: string;
  readonly customerId: string;
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  readonly price: number;
  /** The price when it was added. */
  readonly addedPrice: number;
}

/**
 * Records the price of items that have none yet, and resets the last notified price once the price is back at the
 * original.
 */
export async function learnPrices(db: Database): Promise<void> {
  await execute(db)`
    update wishlist_items w set added_price = coalesce(w.added_price, p.final_price), told_price = null
    from ${productRows} p
    where p.id = w.product_id and (w.added_price is null or (w.told_price is not null and p.final_price >= w.added_price))`;
}

/**
 * Takes up to `limit` items whose product costs at least `rupees` or `percent` less than when it was added or last
 * notified, and marks them as notified. Hidden and sold-out products wait.
 */
export function takeDrops(
  trx: Database,
  { rupees, percent, limit }: { rupees: number; percent: number; limit: number },
): Promise<Drop[]> {
  return execute<Drop>(trx)`
    with dropped as (
      select w.id, w.added_price, p.name, p.slug, p.final_price as price, coalesce(p.images[1], '') as image
      from wishlist_items w join ${productRows} p on p.id = w.product_id and p.status = 'active'
      cross join lateral (select coalesce(w.told_price, w.added_price) as price) before
      where w.added_price is not null and p.final_price < before.price
        and (before.price - p.final_price >= ${rupees}::int or (before.price - p.final_price) * 100 >= ${percent}::int * before.price)
        and exists (select from ${stockRows} s where s.product_id = p.id and s.quantity > 0)
      order by w.id limit ${limit} for update of w skip locked
    )
    update wishlist_items set told_price = dropped.price from dropped where wishlist_items.id = dropped.id
    returning wishlist_items.id, customer_id as "customerId", dropped.added_price as "addedPrice",
              dropped.name, dropped.slug, dropped.image, dropped.price`;
}
