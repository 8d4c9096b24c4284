import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { type MoveParcel, moveParcel } from '../parcels/move-parcel.ts';
import { type ParcelStep, parcelSteps } from '../parcels/parcel.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';

/** Packs, hands over or delivers the shop's parcel of an order, and records who did it. */
export async function advanceParcel(
  { db, clock }: Desk,
  orderId: string,
  step: ParcelStep,
  { staff, shopId }: StaffVisit,
  how: Pick<MoveParcel, 'note' | 'sent'> = {},
): Promise<
  { message: string } | Refusal<'invalid' | 'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>
> {
  if (shopId === null) return refuse('invalid', { error: refusals.choose_shop_of_parcel() });
  const now = clock.now();
  const actor = { kind: staff.role, id: staff.id };
  const { to } = parcelSteps[step];
  const moved = await inTransaction(db, async (trx) => {
    const done = await moveParcel(trx, { orderId, sellerId: shopId, step, actor, now, ...how });
    if (isRefusal(done)) return done;
    const states = { before: { state: done.before }, after: { state: to, ...recorded(how) } };
    await recordChange(trx, staff, {
      subject: 'order',
      subjectId: orderId,
      shopId,
      did: to,
      ...states,
      at: now,
    });
    return done;
  });
  return isRefusal(moved) ? moved : { message: said[step]() };
}

/** What of it staff may read again: never the code. */
const recorded = ({ note, sent }: Pick<MoveParcel, 'note' | 'sent'>) => ({
  ...(note && { reason: note }),
  ...(sent?.courier && { courier: sent.courier }),
  ...(sent?.awb && { awb: sent.awb }),
});

const said = {
  pack: answers.parcel_packed,
  'hand over': answers.parcel_shipped,
  deliver: answers.parcel_delivered,
} satisfies Record<ParcelStep, () => string>;
