import * as m from '#messages/payouts';
import * as refusals from '#messages/refusals';
import { day, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { shop } from '../../../shop.ts';
import { backOffice } from '../../../shop-back-office.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { findPerson } from '../../orders/staff/approvals.store.ts';
import { findGstState, holdSeller, saveGstin } from '../../sellers/sellers.store.ts';
import type { StaffChange } from '../../staff/changes/make-change.ts';
import {
  type AccountFacts,
  findEntered,
  findWaiting,
  insertAccount,
  listConcerned,
  lockAccounts,
  type PayoutAccount,
  saveAccountDecision,
} from './accounts.store.ts';

interface By {
  readonly staffId: string;
  readonly now: Date;
}

/** An account number as it is shown: its last four digits. */
export const masked = (number: string): string => `••••${number.slice(-4)}`;

/** For the record of changes: without the account's number. */
const noted = ({ holder, number, ifsc, gstin }: AccountFacts) => ({
  holder,
  number: masked(number),
  ifsc,
  gstin,
});

/**
 * Enters where a shop is paid, and its GSTIN (R-EARN-4). It replaces what waits, is used once a second person has seen
 * it, and everybody concerned is told at once.
 */
export async function enterAccount(
  trx: Database,
  { sellerId, facts, staffId, now }: By & { sellerId: string; facts: AccountFacts },
): Promise<StaffChange | Refusal<'invalid' | 'not_found'>> {
  await lockAccounts(trx, sellerId);
  if (!(await holdSeller(trx, sellerId))) return refuse('not_found', { error: refusals.shop_not_found() });
  const state = await findGstState(trx, sellerId);
  if (facts.gstin !== '' && state && !facts.gstin.startsWith(state.code))
    return refuse('invalid', { fields: { gstin: refusals.gstin_of_other_state(state) } });
  const before = await findEntered(trx, sellerId);
  if (before?.approved === null)
    await saveAccountDecision(trx, before.id, {
      approved: false,
      reason: m.replaced(),
      staffId,
      usableFrom: null,
      now,
    });
  const id = newId(now);
  await insertAccount(trx, { id, sellerId, ...facts, enteredBy: staffId, enteredAt: now });
  await tell(trx, { id, sellerId, ...facts }, 'entered', now);
  return { id, before: before && noted(before), after: noted(facts) };
}

/**
 * Another person than who entered it confirms an account, from when on it cools off, or declines it with a reason
 * (R-EARN-4). Its GSTIN is the shop's from then on.
 */
export async function decideAccount(
  trx: Database,
  { id, approved, reason, staffId, now }: By & { id: string; approved: boolean; reason: string },
): Promise<StaffChange | Refusal<'changed_meanwhile' | 'second_person'>> {
  const waiting = await findWaiting(trx, id);
  if (!waiting) return refuse('changed_meanwhile');
  await lockAccounts(trx, waiting.sellerId);
  const account = await findWaiting(trx, id);
  if (!account) return refuse('changed_meanwhile');
  if (approved && (await findPerson(trx, account.enteredBy)) === (await findPerson(trx, staffId)))
    return refuse('second_person', { error: refusals.another_confirms_account() });
  const usableFrom = approved ? shift(now, backOffice.payoutCoolingDays * day) : null;
  await saveAccountDecision(trx, id, { approved, reason, staffId, usableFrom, now });
  if (approved) await saveGstin(trx, account.sellerId, account.gstin);
  await tell(trx, account, approved ? 'confirmed' : 'declined', now);
  return { before: noted(account), after: { approved, reason } };
}

/** Tells the shop's logins and the operators, with the last digits alone. */
async function tell(
  trx: Database,
  { id, sellerId, number }: Pick<PayoutAccount, 'id' | 'sellerId' | 'number'>,
  what: 'entered' | 'confirmed' | 'declined',
  now: Date,
): Promise<void> {
  const words = {
    number: masked(number),
    shop: shop.name,
    days: backOffice.payoutCoolingDays,
    email: shop.supportEmail,
  };
  const text = { entered: m.account_entered, confirmed: m.account_confirmed, declined: m.account_declined }[
    what
  ](words);
  for (const { email: recipient } of await listConcerned(trx, sellerId))
    await sendMessage(trx, {
      notice: 'account_changed',
      channel: 'email',
      recipient,
      subject: m.account_subject({ shop: shop.name }),
      text,
      once: `payout account ${what} ${id} ${recipient}`,
      now,
    });
}
