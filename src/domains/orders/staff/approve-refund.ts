import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shop } from '../../../shop.ts';
import { hasOpenClawback } from '../clawbacks/clawbacks.store.ts';
import { addRefundJob } from '../refunds.store.ts';
import {
  type ByHand,
  findPerson,
  holdApproval,
  holdRequest,
  insertApproval,
  lockByHand,
  readAlone,
  saveDecision,
  useApproval,
  wasAskedFor,
} from './approvals.store.ts';
import { findRefund } from './refunds.store.ts';

interface Decision {
  readonly refundId: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** For the change history. */
interface ChangeNote {
  readonly before: object;
  readonly after: object;
}

/** Whether a sum moved by hand is above what one person may move alone. */
export const isAboveLimit = (paise: number): boolean => paise > rupeesToPaise(shop.refundApprovalAbove);

interface Alone {
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly operatorId: string;
  /** The refund, whose own decision does not count twice. */
  readonly refundId?: string;
  readonly now: Date;
}

/**
 * Whether a move of money by hand needs a second person: with what one person alone has moved for the order, or on
 * this day, it is above the shop's threshold (R-REFUND-1). Others of the same order or person wait until the
 * transaction ends, so that two halves at once are one sum.
 */
export async function needsSecond(
  trx: Database,
  { amountPaise, operatorId, ...input }: Alone,
): Promise<{ second: boolean; person: string }> {
  const person = await findPerson(trx, operatorId);
  if (trx.isTransaction) await lockByHand(trx, { ...input, person });
  const { ofOrder, ofDay } = await readAlone(trx, { ...input, person });
  return { second: isAboveLimit(Math.max(ofOrder, ofDay) + amountPaise), person };
}

/**
 * Records an operator's move of money by hand. Within what one may move alone it is made (`may`). Otherwise the first
 * operator's press asks for it (`asked`), and the same press of another person makes it, even one who may make it
 * alone. Payouts to sellers always take two.
 */
export async function moveByHand(
  trx: Database,
  move: ByHand,
): Promise<'may' | 'asked' | Refusal<'wrong_status'>> {
  const { operatorId, now } = move;
  const { second, person } = await needsSecond(trx, move);
  const request = await holdRequest(trx, move);
  const decision = { operatorId, now };
  const isAnothers = request !== null && (await findPerson(trx, request.askedBy)) !== person;
  if (isAnothers && request.amountPaise === move.amountPaise) {
    await saveDecision(trx, request.id, { ...decision, approved: true, used: true });
    return 'may';
  }
  if (!second && move.kind !== 'payout') {
    if (request) await saveDecision(trx, request.id, { ...decision, approved: false });
    await insertApproval(trx, { ...move, id: newId(now), person, alone: true, used: true });
    return 'may';
  }
  if (request) return refuse('wrong_status', { error: m.another_confirms() });
  await insertApproval(trx, { ...move, id: newId(now), person, alone: false });
  return 'asked';
}

/** Asks another operator to approve a large refund before it is sent. */
export function askApproval(
  db: Database,
  { refundId, operatorId, reason, now }: Decision & { reason: string },
): Promise<ChangeNote | Refusal<'already_there' | 'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const refund = await findRefund(trx, refundId);
    if (!refund) return refuse('not_found', { error: m.refund_not_found() });
    const { orderId, amountPaise, state } = refund;
    const move = { orderId, amountPaise, operatorId, refundId, now };
    const { second, person } = await needsSecond(trx, move);
    if ((state !== 'due' && state !== 'by_hand') || !second) return refuse('wrong_status');
    const request = { ...move, id: newId(now), kind: 'refund', reason, person, alone: false } as const;
    if (!(await insertApproval(trx, request))) return refuse('already_there', { error: m.approval_asked() });
    return { before: {}, after: { reason, amountPaise } };
  });
}

/**
 * Approves a large refund, after which its provider is asked, or declines it. The operator who requested approval can
 * withdraw the request, but not approve it, by no login of theirs.
 */
export function decideApproval(
  db: Database,
  { refundId, operatorId, approved, now }: Decision & { approved: boolean },
): Promise<ChangeNote | Refusal<'changed_meanwhile' | 'second_person'>> {
  return inTransaction(db, async (trx) => {
    const request = await holdApproval(trx, refundId);
    if (!request) return refuse('changed_meanwhile');
    if (approved && (await findPerson(trx, request.askedBy)) === (await findPerson(trx, operatorId)))
      return refuse('second_person', { error: m.another_approves() });
    await saveDecision(trx, request.id, { approved, operatorId, now });
    if (approved && (await findRefund(trx, refundId))?.state === 'due') await addRefundJob(trx, refundId);
    return { before: { askedBy: request.askedBy, reason: request.reason }, after: { approved } };
  });
}

/**
 * Whether a refund may be sent, in the transaction that marks it as sent: not while money of its order is contested or
 * on its way back (R-REFUND-3), and a large one with an approval, which it consumes. By hand, every large refund needs
 * one; by the provider, those that an operator decided or asked about. Refunds triggered by customers and late money
 * need none.
 */
export async function permitSending(
  trx: Database,
  { refundId, orderId, amountPaise, operatorId, now }: Sending,
): Promise<Refusal<'second_person' | 'wrong_status'> | null> {
  if (await hasOpenClawback(trx, orderId)) return refuse('wrong_status', { error: m.refund_disputed() });
  if (operatorId === null && !(await wasAskedFor(trx, refundId))) return null;
  if (await useApproval(trx, refundId, now)) return null;
  if (operatorId === null) return refuse('second_person');
  const refund = { refundId, orderId, amountPaise, operatorId, now };
  const { second, person } = await needsSecond(trx, refund);
  if (second) return refuse('second_person');
  const approval = {
    ...refund,
    id: newId(now),
    kind: 'refund',
    reason: '',
    person,
    alone: true,
    used: true,
  } as const;
  await insertApproval(trx, approval);
  return null;
}

interface Sending {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountPaise: number;
  /** The operator who sends it by hand; null when the provider is asked. */
  readonly operatorId: string | null;
  readonly now: Date;
}
