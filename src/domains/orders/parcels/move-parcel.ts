import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { isDisputed } from '../clawbacks/clawbacks.store.ts';
import { type Actor, findMove } from '../order.ts';
import { holdOrder } from '../orders.store.ts';
import type { Consignment } from '../staff/tell-parcel.ts';
import { recordStep, type Step } from './follow-parcels.ts';
import {
  isUnpacked,
  type Parcel,
  parcelMoves,
  type ParcelState,
  type ParcelStep,
  parcelSteps,
} from './parcel.ts';
import {
  listParcels,
  saveBroughtBack,
  saveDelivered,
  saveHandedOver,
  savePacked,
  saveUnpacked,
} from './parcels.store.ts';
import { takeCash } from '../on-delivery/take-cash.ts';

/**
 * Marks a parcel at the courier as delivered (R-ORDER-6), in the caller's transaction. The only function that does
 * so, whatever the evidence. Takes the cash if the parcel is paid at the door. Returns the parcel's previous state.
 */
async function deliverParcel(
  trx: Database,
  step: Omit<Step, 'to'>,
): Promise<{ before: ParcelState } | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const { order, parcel, actor, now } = step;
  if (!findMove(parcelMoves, parcel.state, parcelSteps.deliver, actor.kind)) return refuse('wrong_status');
  await saveDelivered(trx, { orderId: order.id, sellerId: parcel.sellerId, now });
  await takeCash(trx, order, parcel.sellerId, now);
  return recordStep(trx, { ...step, to: parcelSteps.deliver });
}

export interface MoveParcel {
  readonly orderId: string;
  readonly sellerId: string;
  readonly step: ParcelStep;
  readonly actor: Actor;
  readonly now: Date;
  /** The reason for an unusual step. */
  readonly note?: string | undefined;
  /** Courier details of a parcel that is handed over. Without them the customer is not notified. */
  readonly sent?: Consignment | undefined;
}

/**
 * Packs or unpacks a seller's parcel, hands it over, brings it back or delivers it, in the caller's transaction, where
 * the table of moves allows it. Nothing is handed over while a payment of the order is disputed (R-REFUND-3). The
 * order follows its parcels. Returns the parcel's previous state.
 */
export async function moveParcel(
  trx: Database,
  { orderId, sellerId, step, actor, now, note, sent }: MoveParcel,
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const parcels = order ? await listParcels(trx, orderId) : [];
  const parcel = parcels.find((one) => one.sellerId === sellerId);
  if (!order || !parcel) return refuse('not_found', { error: m.order_not_found() });
  const to = parcelSteps[step];
  if (!findMove(parcelMoves, parcel.state, to, actor.kind))
    return refuse('wrong_status', { error: whyNot(parcel.state, step) });
  if (to === 'handed over' && (await isDisputed(trx, orderId)))
    return refuse('wrong_status', { error: m.order_disputed() });
  const saving = { order, parcels, parcel, actor, now, note, sent };
  if (step === 'deliver') return deliverParcel(trx, saving);
  await save[step](trx, { orderId, sellerId, now, sent, parcels });
  return recordStep(trx, { ...saving, to });
}

interface Saving extends Pick<MoveParcel, 'orderId' | 'sellerId' | 'now' | 'sent'> {
  readonly parcels: readonly Parcel[];
}

const save: Record<Exclude<ParcelStep, 'deliver'>, (trx: Database, saving: Saving) => Promise<void>> = {
  pack: savePacked,
  unpack: (trx, { parcels, ...input }) => {
    const packedParcels = parcels.filter(
      ({ state, sellerId }) => state === 'packed' && sellerId !== input.sellerId,
    );
    const others = packedParcels.map(({ sellerId }) => sellerId);
    return saveUnpacked(trx, input, others);
  },
  'hand over': (trx, { sent, ...input }) =>
    saveHandedOver(trx, { ...input, courier: sent?.courier ?? '', awb: sent?.awb ?? '' }),
  'bring back': saveBroughtBack,
};

/** The sentence why a parcel in this state cannot take this step. */
export function whyNot(state: ParcelState, step: ParcelStep): string {
  if (state === 'waiting' || state === 'cancelled') return reasons[state];
  if (step === 'unpack' && isUnpacked({ state })) return m.not_packed();
  if (step === 'bring back' && state === 'brought back') return reasons[state];
  const isHere = isUnpacked({ state }) || state === 'packed' || state === 'brought back';
  return (step === 'deliver' || step === 'bring back') && isHere ? m.hand_over_first() : reasons[state];
}

const reasons: Record<ParcelState, string> = {
  waiting: m.not_paid(),
  'to pack': m.pack_first(),
  packed: m.already_packed(),
  'handed over': m.already_shipped(),
  'brought back': m.was_brought_back(),
  delivered: m.already_delivered(),
  refused: m.was_refused(),
  lost: m.was_lost(),
  cancelled: m.do_not_send(),
};
