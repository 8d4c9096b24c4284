import { type Database, execute, listValues } from '../../../platform/database.ts';
import { productRows } from '../readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { ProductLine } from './staff.calls.ts';

/** These products in any order, including hidden ones. */
export async function readProductLines(db: Database, ids: readonly string[]): Promise<ProductLine[]> {
  if (ids.length === 0) return [];
  return execute<ProductLine>(db)`
    select p.id, p.name, p.slug, coalesce(p.images[1], '') as image, s.shop_name as "shopName",
           p.final_price as "finalPrice", p.status = 'hidden' as hidden,
           (select coalesce(sum(k.quantity), 0)::int from variants v join stock k on k.variant_id = v.id
            where v.product_id = p.id) as stock
    from ${productRows} p join ${sellerRows} s on s.id = p.seller_id where p.id = any(${ids}::text[])`;
}

export function listFeaturedIds(db: Database): Promise<string[]> {
  return listValues<string>(db)`
    select id from products where featured_at is not null order by featured_at desc, id limit 500`;
}
