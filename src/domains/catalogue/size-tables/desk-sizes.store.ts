import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import type { DeskSizes } from './staff.calls.ts';

/** Products on sale of a shop (`seller`) with a choice of sizes. */
const categoriesOfShop = (sellerId: string) => sql`
  select p.id, p.category_id, p.attributes -> 'audience' -> 'values' as audiences
  from products p
  where p.seller_id = ${sellerId} and p.status = 'active'
    and exists (select from variants v where v.product_id = p.id and v.size <> 'One Size')`;

/** True for a product (`p`) whose sizes are in none of its shop's tables. */
const withoutGuide = (sellerId: string) => sql`not exists (
  select from size_tables t, jsonb_array_elements(t.rows) row
  where t.seller_id = ${sellerId} and t.category_id = p.category_id and (t.audience = '' or p.audiences ? t.audience)
    and exists (select from variants v where v.product_id = p.id and lower(v.size) = lower(row ->> 'size')))`;

/** A shop's categories with sizes: their sizes, their audiences, and the number of products that no table covers. */
export function listShelves(db: Database, sellerId: string): Promise<DeskSizes['shelves']> {
  return execute<DeskSizes['shelves'][number]>(db)`
    with sized as (${categoriesOfShop(sellerId)})
    select c.id as "categoryId", c.name as category, count(*) as products,
           count(*) filter (where ${withoutGuide(sellerId)}) as unguided,
           array(select v.size from variants v join sized s on s.id = v.product_id
                 where s.category_id = c.id and v.size <> 'One Size'
                 group by v.size order by min(v.position), v.size limit 60) as sizes,
           array(select distinct audience from sized s, jsonb_array_elements_text(s.audiences) audience
                 where s.category_id = c.id order by audience) as audiences
    from sized p join categories c on c.id = p.category_id
    group by c.id, c.name, c.position order by c.position, c.name`;
}

export function listSizeTables(db: Database, sellerId: string): Promise<DeskSizes['tables']> {
  return execute<DeskSizes['tables'][number]>(db)`
    select t.category_id as "categoryId", c.name as category, t.audience, t.kind, t.rows, t.version
    from size_tables t join categories c on c.id = t.category_id
    where t.seller_id = ${sellerId} order by c.position, c.name, t.audience`;
}
