import * as m from '#messages/payouts';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { formatPaise } from '../../../platform/money.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { shop } from '../../../shop.ts';
import { payoutBackEntry, payoutPaidEntry } from '../../ledger/payout-entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { moveByHand } from '../../orders/staff/approve-refund.ts';
import type { StaffChange } from '../../staff/changes/make-change.ts';
import { listConcerned } from '../accounts/accounts.store.ts';
import {
  holdPayout,
  holdPayouts,
  holdRun,
  type Payout,
  releaseEarnings,
  savePayoutState,
  saveRunState,
} from './runs.store.ts';

interface By {
  readonly staffId: string;
  readonly now: Date;
}

/** Agrees to a run: one operator asks, and the same press of another person agrees, whatever the sum (R-EARN-5). */
export async function agreeRun(
  trx: Database,
  { day, amountPaise, staffId, now }: By & { day: string; amountPaise: number },
): Promise<(StaffChange & { agreed: boolean }) | Refusal<'changed_meanwhile' | 'wrong_status'>> {
  const run = await holdRun(trx, day);
  const payouts = await holdPayouts(trx, day);
  if (run?.state !== 'proposed' || sumOf(payouts) !== amountPaise) return refuse('changed_meanwhile');
  const move = {
    kind: 'payout',
    subject: day,
    orderId: null,
    amountPaise,
    reason: '',
    operatorId: staffId,
    now,
  } as const;
  const may = await moveByHand(trx, move);
  if (isRefusal(may)) return may;
  const isAgreed = may === 'may';
  if (isAgreed) {
    await saveRunState(trx, day, { state: 'agreed', staffId, now });
    for (const { id } of payouts) await savePayoutState(trx, id, { state: 'agreed', now });
  }
  return { agreed: isAgreed, before: { amountPaise }, after: { agreed: isAgreed } };
}

/** Withdraws a run that is not agreed yet: what it was to pay is unpaid again. */
export async function withdrawRun(
  trx: Database,
  { day, reason, staffId, now }: By & { day: string; reason: string },
): Promise<StaffChange | Refusal<'changed_meanwhile'>> {
  const run = await holdRun(trx, day);
  if (run?.state !== 'proposed') return refuse('changed_meanwhile');
  await saveRunState(trx, day, { state: 'withdrawn', staffId, now });
  for (const payout of await holdPayouts(trx, day))
    await takeBack(trx, payout, { state: 'withdrawn', reason, now });
  return { before: { state: 'proposed' }, after: { state: 'withdrawn', reason } };
}

/** The bank paid a payout, by its reference. Once, and no reference pays two. */
export async function markPaid(
  trx: Database,
  { id, reference, now }: { id: string; reference: string; now: Date },
): Promise<StaffChange | Refusal<'already_there' | 'changed_meanwhile'>> {
  const payout = await holdPayout(trx, id);
  if (payout?.state !== 'agreed') return refuse('changed_meanwhile');
  if (!(await savePayoutState(trx, id, { state: 'paid', reference, now })))
    return refuse('already_there', { error: refusals.reference_of_other_payout({ reference }) });
  await postEntry(trx, payoutPaidEntry(payout, reference, now));
  await tell(trx, payout, { what: 'paid', words: reference, now });
  return { before: { state: 'agreed' }, after: { state: 'paid', reference } };
}

/** A payout failed at the bank, or came back after it was paid: the seller's balance has it again (R-EARN-5). */
export async function markFailed(
  trx: Database,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<StaffChange | Refusal<'changed_meanwhile'>> {
  const payout = await holdPayout(trx, id);
  if (payout?.state !== 'agreed' && payout?.state !== 'paid') return refuse('changed_meanwhile');
  await takeBack(trx, payout, { state: 'failed', reason, now });
  await tell(trx, payout, { what: 'failed', words: reason, now });
  return { before: { state: payout.state }, after: { state: 'failed', reason } };
}

async function takeBack(
  trx: Database,
  payout: Payout,
  newState: { state: 'failed' | 'withdrawn'; reason: string; now: Date },
): Promise<void> {
  await savePayoutState(trx, payout.id, newState);
  await releaseEarnings(trx, payout.id);
  await postEntry(trx, payoutBackEntry(payout, payout.state === 'paid' ? 'bank' : 'payouts', newState.now));
}

/** Tells the shop's logins what became of a payout. */
async function tell(
  trx: Database,
  { id, sellerId, amountPaise, state }: Payout,
  { what, words, now }: { what: 'paid' | 'failed'; words: string; now: Date },
): Promise<void> {
  const about = { amount: formatPaise(amountPaise), shop: shop.name, words };
  const [subject, text] =
    what === 'paid'
      ? [m.payout_paid_subject(about), m.payout_paid(about)]
      : [m.payout_failed_subject(about), m.payout_failed(about)];
  for (const { email: recipient, role } of await listConcerned(trx, sellerId))
    if (role === 'seller')
      await sendMessage(trx, {
        notice: 'account_changed',
        channel: 'email',
        recipient,
        subject,
        text,
        once: `payout ${id} ${state} ${what} ${recipient}`,
        now,
      });
}

const sumOf = (payouts: readonly Payout[]): number =>
  payouts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
