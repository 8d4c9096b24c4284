import * as m from '#messages/refusals';
import { hour } from '../../../platform/clock.ts';
import { takeTurn } from '../../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import type { Desk } from '../../staff/desk.ts';
import type { CodeOfDelivery } from '../parcels/delivery-code.ts';
import { whyNot } from '../parcels/move-parcel.ts';
import { listParcels } from '../parcels/parcels.store.ts';
import { advanceParcel } from './change-parcel.ts';

/** Attempts at a parcel's code. At this rate, guessing four digits takes up to a thousand hours or more. */
const tries = { name: 'delivery-code', max: 5, within: hour, sentence: m.too_many_codes() };

/**
 * Marks the shop's parcel as delivered, by the code that the customer tells at the door (R-ORDER-7). An operator may
 * do so without the code, but must give a reason.
 */
export async function confirmDelivery(
  desk: Desk & { readonly codeOfDelivery: CodeOfDelivery },
  { orderId, code, reason }: { orderId: string; code?: string | undefined; reason?: string | undefined },
  visit: StaffVisit,
): Promise<
  | { message: string }
  | Refusal<
      'invalid' | 'not_found' | 'not_paid' | 'out_of_stock' | 'too_many' | 'wrong_code' | 'wrong_status'
    >
> {
  const { shopId, staff } = visit;
  if (shopId === null) return refuse('invalid', { error: m.choose_shop_of_parcel() });
  const parcels = await listParcels(desk.db, orderId);
  const parcel = parcels.find(({ sellerId }) => sellerId === shopId);
  if (!parcel) return refuse('not_found', { error: m.order_not_found() });
  if (parcel.state !== 'handed over')
    return refuse('wrong_status', { error: whyNot(parcel.state, 'deliver') });
  if (code === undefined) {
    if (staff.role !== 'operator') return refuse('invalid', { fields: { code: m.ask_for_code() } });
    if (reason === undefined) return refuse('invalid', { fields: { reason: m.why_without_code() } });
    return advanceParcel(desk, orderId, 'deliver', visit, { note: reason });
  }
  const refused = await takeTurn(desk.db, tries, `${orderId}:${shopId}`, desk.clock.now());
  if (refused) return refused;
  if (code !== desk.codeOfDelivery(orderId, shopId))
    return refuse('wrong_code', {
      error: m.wrong_delivery_code(),
      fields: { code: m.wrong_delivery_code() },
    });
  return advanceParcel(desk, orderId, 'deliver', visit);
}
