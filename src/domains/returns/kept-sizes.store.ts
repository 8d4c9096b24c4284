import { sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import type { SizeTable } from '../catalogue/size-tables/size-guide.ts';
import { sizeTablesOf } from '../catalogue/size-tables/readable.store.ts';
import { orderLineRows, orderRows, parcelRows } from '../orders/readable.store.ts';

/** A size that was bought, with its shop's size tables. */
export interface BoughtSize {
  readonly product: string;
  readonly size: string;
  readonly tables: readonly SizeTable[];
}

/** A customer's sizes delivered before a moment and never returned, latest first; what was not supplied fits nobody. */
export function readBoughtSizes(
  db: Database,
  { customerId, before, limit }: { customerId: string; before: Date; limit: number },
): Promise<BoughtSize[]> {
  return execute(db)`
    select l.name as product, l.size, ${sizeTablesOf(sql`l.product_id`)} as tables
    from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
    join ${parcelRows} parcel on parcel.order_id = l.order_id and parcel.seller_id = l.seller_id
    where o.customer_id = ${customerId} and parcel.delivered_at < ${before} and not l.cancelled and not l.taken_out and l.size <> 'One Size'
      and not exists (
        select from returns r where r.order_id = l.order_id and r.position = l.position and r.state <> 'cancelled')
    order by parcel.delivered_at desc, l.order_id, l.position limit ${limit}`;
}
