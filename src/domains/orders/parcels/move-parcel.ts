import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Actor } from '../order.ts';
import { holdOrder } from '../orders.store.ts';
import type { Sent } from '../staff/tell-parcel.ts';
import { deliverParcel } from './deliver-parcel.ts';
import { recordStep } from './follow-parcels.ts';
import { isOpen, type ParcelState, type ParcelStep, parcelSteps } from './parcel.ts';
import { listParcels, saveHandedOver, savePacked } from './parcels.store.ts';

export interface MoveParcel {
  readonly orderId: string;
  readonly sellerId: string;
  readonly step: ParcelStep;
  readonly actor: Actor;
  readonly now: Date;
  /** The reason for an unusual step. */
  readonly note?: string | undefined;
  /** Courier details of a parcel that is handed over. Without them the customer is not notified. */
  readonly sent?: Sent | undefined;
}

/**
 * Packs a seller's parcel, hands it over or delivers it, in the caller's transaction. The order follows its parcels.
 * Returns the parcel's previous state.
 */
export async function moveParcel(
  trx: Database,
  { orderId, sellerId, step, actor, now, note, sent }: MoveParcel,
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const parcels = order ? await listParcels(trx, orderId) : [];
  const parcel = parcels.find((one) => one.sellerId === sellerId);
  if (!order || !parcel) return refuse('not_found', { error: m.order_not_found() });
  const { from, to } = parcelSteps[step];
  if (parcel.state !== from) return refuse('wrong_status', { error: whyNot(parcel.state, step) });
  const given = { order, parcels, parcel, actor, now, note, sent };
  if (step === 'deliver') return deliverParcel(trx, given);
  await (step === 'pack'
    ? savePacked(trx, { orderId, sellerId, now })
    : saveHandedOver(trx, { orderId, sellerId, courier: sent?.courier ?? '', awb: sent?.awb ?? '', now }));
  return recordStep(trx, { ...given, to });
}

/** The sentence why a parcel in this state cannot take this step. */
export function whyNot(state: ParcelState, step: ParcelStep): string {
  return step === 'deliver' && (isOpen({ state }) || state === 'packed') && state !== 'waiting'
    ? m.hand_over_first()
    : reasons[state];
}

const reasons: Record<ParcelState, string> = {
  waiting: m.not_paid(),
  'to pack': m.pack_first(),
  packed: m.already_packed(),
  'handed over': m.already_shipped(),
  delivered: m.already_delivered(),
  refused: m.was_refused(),
  cancelled: m.do_not_send(),
};
