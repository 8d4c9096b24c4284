import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { formatPaise } from '../../../platform/money.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { cashHandedInEntry, cashTakenBackEntry, depositKey } from '../../ledger/cash-entries.ts';
import { findEntry, lockCash, readBalance } from '../../ledger/ledger.store.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { endRequests } from '../../orders/staff/approvals.store.ts';
import { moveByHand } from '../../orders/staff/approve-refund.ts';
import type { StaffChange } from '../../staff/changes/make-change.ts';
import { recordSettlement, settlementLock } from '../provider-news/record-settlement.ts';
import { hasSettlement, removeDeposit } from '../provider-news/settlements.store.ts';
import { holdLineOfSettlement, lockUtr } from '../statement/bank-lines.store.ts';

interface HandedIn {
  readonly sellerId: string;
  readonly amountPaise: number;
  /** The bank's reference of the deposit. */
  readonly reference: string;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Books that cash taken at the door was handed in to the bank (R-CASH-3), as a settlement, so that the bank
 * statement's credit with this reference is recognised. Never more than the cash held, and once per reference. While
 * no statement shows the deposit, it is moved by hand (R-REFUND-1).
 */
export async function handInCash(
  trx: Database,
  { sellerId, amountPaise, reference, reason, operatorId, now }: HandedIn,
): Promise<(StaffChange & { message: string }) | Refusal<'already_there' | 'wrong_status'>> {
  await lockUtr(trx, reference);
  await lockUtr(trx, settlementLock);
  await lockCash(trx, sellerId);
  const cashPaise = await readBalance(trx, 'cash', sellerId);
  if (amountPaise > cashPaise)
    return refuse('wrong_status', { error: refusals.less_cash_held({ amount: formatPaise(cashPaise) }) });
  const news = { reference, amountPaise, feesPaise: 0, taxPaise: 0, utr: reference, settledAt: now };
  if (await hasSettlement(trx, 'cash', reference))
    return refuse('already_there', { error: refusals.deposit_known({ reference }) });
  if (!(await holdLineOfSettlement(trx, news))) {
    const what = { ...requestOf({ sellerId, reference }), orderId: null, amountPaise, reason };
    const move = await moveByHand(trx, { ...what, operatorId, now });
    if (isRefusal(move)) return move;
    if (move === 'asked')
      return {
        message: answers.second_person_asked(),
        before: null,
        after: { reference, reason, asked: true },
      };
  }
  const isAgain = (await findEntry(trx, depositKey(reference))) !== null;
  const entry = cashHandedInEntry({ sellerId, amountPaise, reference }, now, isAgain);
  await recordSettlement(trx, 'cash', news, now, { sellerId, entry });
  return {
    message: answers.cash_handed_in(),
    before: { heldPaise: cashPaise },
    after: { heldPaise: cashPaise - amountPaise, reference, reason },
  };
}

const requestOf = ({ sellerId, reference }: Pick<HandedIn, 'sellerId' | 'reference'>) =>
  ({ kind: 'confirmation', subject: `cash:${sellerId}:${reference}` }) as const;

/**
 * Takes back a deposit that was booked by mistake and that no statement shows: the courier holds its cash again
 * (R-CASH-3). One that still waits for a second operator waits no longer.
 */
export async function takeBackDeposit(
  trx: Database,
  { sellerId, reference, reason, operatorId, now }: Omit<HandedIn, 'amountPaise'>,
): Promise<(StaffChange & { message: string }) | Refusal<'changed_meanwhile'>> {
  await lockUtr(trx, reference);
  await lockUtr(trx, settlementLock);
  const amountPaise = await removeDeposit(trx, { sellerId, reference });
  if (amountPaise === null) {
    const isEnded = await endRequests(trx, { ...requestOf({ sellerId, reference }), operatorId, now });
    if (!isEnded) return refuse('changed_meanwhile');
  } else {
    await lockCash(trx, sellerId);
    await postEntry(trx, cashTakenBackEntry({ sellerId, amountPaise, reference }, now));
  }
  return {
    message: answers.deposit_taken_back(),
    before: { reference, sellerId, amountPaise },
    after: { reason },
  };
}
