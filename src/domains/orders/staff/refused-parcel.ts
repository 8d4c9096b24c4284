import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, type RefusalCode, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import type { Actor } from '../order.ts';
import { refuseParcel, takeInParcel } from '../parcels/refuse-parcel.ts';

type Refused = Refusal<'invalid' | 'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>;

/** Marks the shop's parcel as refused at the door, and records who did it. */
export function markRefused(
  desk: Desk & { readonly known: KnownOfOrders },
  { orderId, reason }: { orderId: string; reason: string },
  visit: StaffVisit,
): Promise<{ message: string } | Refused> {
  return step(desk, orderId, visit, {
    did: 'refused',
    message: answers.parcel_refused(),
    make: (trx, at) => refuseParcel(trx, { orderId, ...at, reason, known: desk.known }),
  });
}

/** Takes in the shop's parcel that was refused at the door, and records who saw it. */
export function markTakenIn(
  desk: Desk,
  { orderId, good }: { orderId: string; good: boolean },
  visit: StaffVisit,
): Promise<{ message: string } | Refusal<'invalid' | 'not_found' | 'wrong_status'>> {
  return step(desk, orderId, visit, {
    did: good ? 'came back good' : 'came back damaged',
    message: good ? answers.parcel_taken_in_good() : answers.parcel_taken_in_bad(),
    make: (trx, at) => takeInParcel(trx, { orderId, ...at, good }),
  });
}

interface At {
  readonly sellerId: string;
  readonly actor: Actor;
  readonly now: Date;
}

async function step<Code extends RefusalCode>(
  { db, clock }: Desk,
  orderId: string,
  { staff, shopId }: StaffVisit,
  {
    did,
    message,
    make,
  }: {
    did: string;
    message: string;
    make: (trx: Database, at: At) => Promise<{ before: string } | Refusal<Code>>;
  },
): Promise<{ message: string } | Refusal<Code | 'invalid'>> {
  if (shopId === null) return refuse('invalid', { error: refusals.choose_shop_of_parcel() });
  const now = clock.now();
  const actor = { kind: staff.role, id: staff.id };
  return inTransaction(db, async (trx) => {
    const done = await make(trx, { sellerId: shopId, actor, now });
    if ('refused' in done) return done;
    const states = { before: { state: done.before }, after: { state: did } };
    await recordChange(trx, staff, { subject: 'order', subjectId: orderId, shopId, did, ...states, at: now });
    return { message };
  });
}
