import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { variantWords } from '../../catalogue/readable.store.ts';
import type { Goods } from '../../notices/notice.ts';
import { spokenNumber } from '../order-number.ts';

/** What news of an order are about: all of it, one seller's part, or one piece. */
export interface Part {
  readonly orderId: string;
  readonly sellerId?: string;
  readonly variantId?: string;
}

/** Goods in one notice. */
const maxGoods = 4;

/** Whom an order's news are for, its number as people say it, and the goods that they are about. */
export async function readToldOrder(
  trx: Database,
  { orderId, sellerId = '', variantId = '' }: Part,
): Promise<{ customerId: string; number: string; goods: Goods[] } | null> {
  const rows = await execute<{ customerId: string; number: number; goods: Goods[] }>(trx)`
    select o.customer_id as "customerId", o.number, (
      select coalesce(json_agg(json_build_object(
        'name', l.name, 'picture', coalesce(l.images[1], ''),
        'detail', concat_ws(', ', nullif(${variantWords(sql`l`)}, ''), case when l.quantity > 1 then '× ' || l.quantity end)
      ) order by l.position), '[]')
      from (select * from order_lines where order_id = o.id
              and ${sellerId} in ('', seller_id) and ${variantId} in ('', variant_id)
            order by position limit ${maxGoods}) l) as goods
    from orders o where o.id = ${orderId}`;
  return rows[0] ? { ...rows[0], number: spokenNumber(rows[0].number) } : null;
}
