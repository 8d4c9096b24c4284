import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { variantWords } from '../../catalogue/readable.store.ts';
import type { Goods } from '../../notices/notice.ts';
import { spokenNumber } from '../order-number.ts';
import { isTakenOut } from '../parcels/unsupplied.store.ts';

/** The subject of a notification: the whole order, one seller's part, or one line. */
export interface Part {
  readonly orderId: string;
  readonly sellerId?: string;
  /** The line's index in the order, from 0. */
  readonly line?: number;
}

/** Maximum goods in one notice. */
const maxGoods = 4;

/** The recipient of an order's notifications, the order's number as people say it, and the goods that come with it. */
export async function readToldOrder(
  trx: Database,
  { orderId, sellerId = '', line }: Part,
): Promise<{ customerId: string; number: string; goods: Goods[] } | null> {
  const rows = await execute<{ customerId: string; number: number; goods: Goods[] }>(trx)`
    select o.customer_id as "customerId", o.number, (
      select coalesce(json_agg(json_build_object(
        'name', l.name, 'picture', coalesce(l.images[1], ''),
        'detail', concat_ws(', ', nullif(${variantWords(sql`l`)}, ''), case when l.quantity > 1 then '× ' || l.quantity end)
      ) order by l.position), '[]')
      from (select * from order_lines l where order_id = o.id and not ${isTakenOut}
              and ${sellerId} in ('', seller_id) and position = coalesce(${line ?? null}::int, position)
            order by position limit ${maxGoods}) l) as goods
    from orders o where o.id = ${orderId}`;
  return rows[0] ? { ...rows[0], number: spokenNumber(rows[0].number) } : null;
}
