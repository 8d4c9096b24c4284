import * as m from '#messages/refusals';
import { hour } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { takeTurn } from '../../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { shop } from '../../../shop.ts';
import type { Desk } from '../../staff/desk.ts';
import { type Actor, actorText } from '../order.ts';
import { holdOrder, recordMoves } from '../orders.store.ts';
import type { CodeOfDelivery } from '../parcels/delivery-code.ts';
import { whyNot } from '../parcels/move-parcel.ts';
import { countWrongCodes, listParcels, saveWrongCode } from '../parcels/parcels.store.ts';
import { advanceParcel } from './change-parcel.ts';

/** Attempts at a parcel's code within an hour; `shop.maxWrongCodes` bounds those in its life. */
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
  const now = desk.clock.now();
  const refusal = await takeTurn(desk.db, tries, `${orderId}:${shopId}`, now);
  if (refusal) return refusal;
  const actor = { kind: staff.role, id: staff.id };
  const isRight = code === desk.codeOfDelivery(orderId, shopId);
  const faulty = await noteTry(desk.db, { orderId, sellerId: shopId, isRight, actor, now });
  return faulty ?? advanceParcel(desk, orderId, 'deliver', visit);
}

/**
 * Notes a wrong code in the order's history; null for the right one. After too many in the parcel's life even the right
 * one is refused.
 */
function noteTry(
  db: Database,
  {
    orderId,
    sellerId,
    isRight,
    actor,
    now,
  }: { orderId: string; sellerId: string; isRight: boolean; actor: Actor; now: Date },
): Promise<Refusal<'too_many' | 'wrong_code'> | null> {
  return inTransaction(db, async (trx) => {
    await holdOrder(trx, orderId);
    const wrong = await countWrongCodes(trx, { orderId, sellerId });
    if (wrong >= shop.maxWrongCodes) return refuse('too_many', { error: m.codes_used_up() });
    if (isRight) return null;
    await saveWrongCode(trx, { orderId, sellerId });
    await recordMoves(trx, orderId, { actor: actorText(actor), note: '', at: now }, [
      { lifecycle: 'parcel', from: 'handed over', to: 'wrong code' },
    ]);
    return null;
  }).then((refusal) => refusal ?? (isRight ? null : wrongCode()));
}

const wrongCode = () =>
  refuse('wrong_code', { error: m.wrong_delivery_code(), fields: { code: m.wrong_delivery_code() } });
