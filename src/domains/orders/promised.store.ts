import { type Database, execute } from '../../platform/database.ts';
import type { OrderPromise } from '../delivery/promise-order.ts';
import { inCancelledParcel } from './parcels/parcels.store.ts';

/** Where an order goes, what it was promised, and the sellers whose parcels are not cancelled. */
export async function readPromised(
  trx: Database,
  orderId: string,
): Promise<{ pincode: string; promised: OrderPromise; sellerIds: string[] }> {
  const rows = await execute<{ pincode: string; promised: OrderPromise; sellerIds: string[] }>(trx)`
    select o.ship_to ->> 'pincode' as pincode, o.promised,
      array(select distinct seller_id from order_lines l where order_id = o.id and not ${inCancelledParcel}) as "sellerIds"
    from orders o where o.id = ${orderId}`;
  if (!rows[0]) throw new Error(`Order ${orderId} is not there to be promised`);
  return rows[0];
}

export async function savePromised(trx: Database, orderId: string, promised: OrderPromise): Promise<void> {
  await execute(trx)`update orders set promised = ${JSON.stringify(promised)}::jsonb where id = ${orderId}`;
}
