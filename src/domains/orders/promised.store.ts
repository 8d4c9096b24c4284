import { sql } from 'kysely';
import { type Database, execute, getRow } from '../../platform/database.ts';
import type { OrderPromise } from '../delivery/promise-order.ts';
import { inCancelledParcel } from './parcels/parcels.store.ts';
import { pincodeOf } from './readable.store.ts';

/** An order's PIN code and promises, and the sellers whose parcels are not cancelled. */
export function readPromised(
  trx: Database,
  orderId: string,
): Promise<{ pincode: string; promised: OrderPromise; sellerIds: string[] }> {
  return getRow(trx)`
    select ${pincodeOf(sql`o`)} as pincode, o.promised,
      array(select distinct seller_id from order_lines l where order_id = o.id and not ${inCancelledParcel}) as "sellerIds"
    from orders o where o.id = ${orderId}`;
}

export async function savePromised(trx: Database, orderId: string, promise: OrderPromise): Promise<void> {
  await execute(trx)`update orders set promised = ${JSON.stringify(promise)}::jsonb where id = ${orderId}`;
}
