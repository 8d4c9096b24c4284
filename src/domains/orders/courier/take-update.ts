import * as answers from '#messages/answers';
import { plainDigits } from '../../../../packages/typed-code/src/typed-code.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { isSameSecret } from '../../../platform/is-same-secret.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Visit } from '../../../platform/visit.ts';
import { moveParcel } from '../parcels/move-parcel.ts';
import { hasComeBack, insertUpdate, listParcelsOf, type Outcome, type Update } from './courier.store.ts';

export interface Courier {
  readonly db: Database;
  readonly clock: Clock;
  /** The key that the aggregator sends; undefined where the shop has none. */
  readonly courierKey: string | undefined;
}

type Field = string | number | null | undefined;

/** What the aggregator posts, as far as it is read. */
interface Body {
  readonly awb: string | number;
  readonly shipment_status?: Field;
  readonly current_status?: Field;
  readonly current_timestamp?: Field;
  readonly courier_name?: Field;
  readonly is_return?: Field;
}

/** The statuses that move a parcel. All others only tell where it is. */
const steps: Readonly<Record<string, 'deliver' | 'bring back'>> = {
  DELIVERED: 'deliver',
  'RTO DELIVERED': 'bring back',
};
/** A loss moves money: an operator decides it. */
const losses = new Set(['LOST', 'DAMAGED', 'DESTROYED', 'DISPOSED OFF']);

const textOf = (field: Field) => String(field ?? '').trim();

/**
 * Takes one status of a shipment. It moves the parcel that has the AWB, in the same transaction as the row that makes
 * the update come once; the table of moves keeps it from going backward. What cannot be placed waits for an operator.
 */
export async function takeUpdate(
  { db, clock, courierKey }: Courier,
  body: Body,
  { headers }: Pick<Visit, 'headers'>,
): Promise<{ message: string } | Refusal<'bad_signature' | 'not_found'>> {
  if (courierKey === undefined) return refuse('not_found');
  const key = headers['x-api-key'];
  if (typeof key !== 'string' || !isSameSecret(key, courierKey)) return refuse('bad_signature');
  const update: Update = {
    awb: plainDigits(String(body.awb)).replace(/\s/g, '').toUpperCase(),
    status: (textOf(body.shipment_status) || textOf(body.current_status)).toUpperCase().replaceAll('_', ' '),
    saidAt: textOf(body.current_timestamp),
    courier: textOf(body.courier_name),
    now: clock.now(),
  };
  if (textOf(body.is_return) !== '1') await placeUpdate(db, update);
  return { message: answers.event_taken() };
}

/** Moves the parcel of an update, or leaves the update to an operator. */
async function placeUpdate(db: Database, update: Update): Promise<void> {
  const [parcel, other] = await listParcelsOf(db, update.awb);
  const step = steps[update.status];
  if (!parcel || other) return leave(db, update, parcel ? 'ambiguous' : 'unknown', null);
  if (losses.has(update.status)) return leave(db, update, 'lost', parcel);
  if (!step) return;
  if (step === 'deliver' && (await hasComeBack(db, update.awb)))
    return leave(db, update, 'not moved', parcel);
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await insertUpdate(trx, update, 'moved', parcel))) return null;
    const actor = { kind: 'provider', id: 'courier' } as const;
    const note = [update.courier, update.status].filter(Boolean).join(': ');
    return moveParcel(trx, { ...parcel, step, actor, now: update.now, note });
  });
  // A refusal has rolled the row back with the move.
  if (isRefusal(outcome)) await leave(db, update, 'not moved', parcel);
}

async function leave(
  db: Database,
  update: Update,
  outcome: Outcome,
  parcel: { orderId: string; sellerId: string } | null,
): Promise<void> {
  await insertUpdate(db, update, outcome, parcel);
}
