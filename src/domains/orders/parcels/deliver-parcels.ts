import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../order.ts';
import { moveParcel } from './move-parcel.ts';
import { isLeft } from './parcel.ts';
import { listParcels } from './parcels.store.ts';

/** Hands over and delivers every remaining parcel of a packed order, which then becomes `success`. */
export async function deliverParcels(
  trx: Database,
  { orderId, actor, now }: { orderId: string; actor: Actor; now: Date },
): Promise<null | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const remaining = (await listParcels(trx, orderId)).filter(isLeft);
  for (const { sellerId, state } of remaining) {
    const steps = (
      {
        packed: ['hand over', 'deliver'],
        'brought back': ['hand over', 'deliver'],
        'handed over': ['deliver'],
      } as const
    )[state as 'packed' | 'brought back' | 'handed over'];
    for (const step of steps ?? []) {
      const outcome = await moveParcel(trx, { orderId, sellerId, step, actor, now });
      if (isRefusal(outcome)) return outcome;
    }
  }
  return null;
}
