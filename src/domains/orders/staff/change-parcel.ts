import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, type RefusalCode, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { cancelHeldOrder } from '../cancel-order.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import type { Actor } from '../order.ts';
import { holdOrder } from '../orders.store.ts';
import { listParcels } from '../parcels/parcels.store.ts';
import { type MoveParcel, moveParcel } from '../parcels/move-parcel.ts';
import { cannotSupply } from '../parcels/cannot-supply.ts';
import { type ParcelStep, parcelSteps } from '../parcels/parcel.ts';
import { decideRefusal } from '../parcels/deny-refusal.ts';
import { endParcel, takeInParcel, type WithoutDelivery } from '../parcels/end-parcel.ts';

/** The desk, with what orders need of payments. */
type OrdersDesk = Desk & { readonly known: KnownOfOrders };

type StepOutcome =
  | { message: string }
  | Refusal<'invalid' | 'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>;

/** Makes a step of the shop's parcel of an order, and records who did it. */
export function advanceParcel(
  desk: Desk,
  orderId: string,
  step: ParcelStep,
  visit: StaffVisit,
  how: Pick<MoveParcel, 'note' | 'sent'> = {},
): Promise<StepOutcome> {
  return change(desk, orderId, visit, {
    did: parcelSteps[step],
    message: sentences[step](),
    noted: notedOf(how),
    make: (trx, by) => moveParcel(trx, { orderId, step, ...by, ...how }),
  });
}

/** Marks the shop's parcel as refused at the door or lost on the way, and records who did it. */
export function markEnded(
  desk: OrdersDesk,
  { orderId, to, reason }: { orderId: string; to: WithoutDelivery; reason: string },
  visit: StaffVisit,
): Promise<StepOutcome> {
  return change(desk, orderId, visit, {
    did: to,
    message: to === 'lost' ? answers.parcel_lost() : answers.parcel_refused(),
    noted: { reason },
    make: (trx, by) => endParcel(trx, { orderId, to, ...by, reason, known: desk.known }),
  });
}

/** Cancels the shop's parcel that was brought back, tells its customer why, and records who did it. */
export async function markGivenUp(
  desk: OrdersDesk,
  { orderId, reason }: { orderId: string; reason: string },
  visit: StaffVisit,
): Promise<StepOutcome | Refusal<'changed_meanwhile'>> {
  return change(desk, orderId, visit, {
    did: 'cancelled',
    message: answers.parcel_given_up(),
    noted: { reason },
    make: async (trx, { sellerId, actor, now }) => {
      const order = await holdOrder(trx, orderId);
      const parcels = order ? await listParcels(trx, orderId) : [];
      const parcel = parcels.find((one) => one.sellerId === sellerId);
      if (!order || !parcel) return refuse('not_found', { error: refusals.order_not_found() });
      if (parcel.state !== 'brought back')
        return refuse('wrong_status', { error: refusals.only_brought_back_can_be_given_up() });
      const cancelling = { order, sellers: [sellerId], actor, now, reason, known: desk.known };
      const answer = await cancelHeldOrder(trx, cancelling);
      return isRefusal(answer) ? answer : { before: parcel.state };
    },
  });
}

/** Takes lines that the shop cannot supply out of its parcel (R-ORDER-11), and records who said so. */
export async function markUnsupplied(
  desk: OrdersDesk,
  { orderId, lines, reason }: { orderId: string; lines: readonly number[]; reason: string },
  visit: StaffVisit,
): Promise<StepOutcome | Refusal<'changed_meanwhile'>> {
  let isWhole = false;
  const answer = await change(desk, orderId, visit, {
    did: 'not supplied',
    message: answers.line_taken_out(),
    noted: { lines, reason },
    make: async (trx, by) => {
      const outcome = await cannotSupply(trx, { orderId, lines, ...by, reason, ports: desk.known });
      if (!isRefusal(outcome)) isWhole = outcome.isWhole;
      return outcome;
    },
  });
  return isRefusal(answer) || !isWhole ? answer : { message: answers.parcel_not_supplied() };
}

/** Takes back the shop's parcel that was refused at the door or turned up again, and records who inspected it. */
export function markTakenIn(
  desk: Desk,
  { orderId, good }: { orderId: string; good: boolean },
  visit: StaffVisit,
): Promise<{ message: string } | Refusal<'invalid' | 'not_found' | 'wrong_status'>> {
  return change(desk, orderId, visit, {
    did: good ? 'came back good' : 'came back damaged',
    message: good ? answers.parcel_taken_in_good() : answers.parcel_taken_in_bad(),
    make: (trx, by) => takeInParcel(trx, { orderId, ...by, good }),
  });
}

/** Decides whether a denied refusal of a shop's parcel stands, and records who did. */
export async function markRefusalDecided(
  desk: Desk,
  { orderId, stands, reason }: { orderId: string; stands: boolean; reason: string },
  visit: Pick<StaffVisit, 'staff' | 'shopId'>,
): Promise<{ message: string } | Refusal<'invalid' | 'not_found' | 'wrong_status'>> {
  return change(desk, orderId, visit, {
    did: stands ? 'refusal stands' : 'refusal withdrawn',
    message: answers.refusal_decided(),
    noted: { reason },
    make: (trx, by) => decideRefusal(trx, { orderId, ...by, stands, reason }),
  });
}

interface Making<Code extends RefusalCode> {
  readonly did: string;
  readonly message: string;
  /** Other details for staff to read later. */
  readonly noted?: object;
  readonly make: (
    trx: Database,
    by: { sellerId: string; actor: Actor; now: Date },
  ) => Promise<{ before: string } | Refusal<Code>>;
}

async function change<Code extends RefusalCode>(
  { db, clock }: Desk,
  orderId: string,
  { staff, shopId }: Pick<StaffVisit, 'staff' | 'shopId'>,
  { did, message, noted, make }: Making<Code>,
): Promise<{ message: string } | Refusal<Code | 'invalid'>> {
  if (shopId === null) return refuse('invalid', { error: refusals.choose_shop_of_parcel() });
  const now = clock.now();
  const by = { sellerId: shopId, actor: { kind: staff.role, id: staff.id }, now };
  const intent = { subject: 'order', subjectId: orderId, shopId, did, at: now } as const;
  const answer = await makeChange(db, staff, intent, async (trx) => {
    const answer = await make(trx, by);
    if (isRefusal(answer)) return answer;
    return { before: { state: answer.before }, after: { state: did, ...noted } };
  });
  return isRefusal(answer) ? answer : { message };
}

/** Leaves out the delivery code. */
const notedOf = ({ note, sent }: Pick<MoveParcel, 'note' | 'sent'>) => ({
  ...(note && { reason: note }),
  ...(sent?.courier && { courier: sent.courier }),
  ...(sent?.awb && { awb: sent.awb }),
});

const sentences = {
  pack: answers.parcel_packed,
  'hand over': answers.parcel_shipped,
  unpack: answers.parcel_unpacked,
  'bring back': answers.parcel_brought_back,
  deliver: answers.parcel_delivered,
} satisfies Record<ParcelStep, () => string>;
