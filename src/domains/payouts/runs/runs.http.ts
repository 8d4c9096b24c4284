import * as m from '#messages/payouts';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import type { Database } from '../../../platform/database.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { isRefusal, type Refusal, type RefusalCode, refuse } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { shop } from '../../../shop.ts';
import { backOffice } from '../../../shop-back-office.ts';
import { type StaffChange, makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { nextPayday } from '../payday.ts';
import { bankFile } from './bank-file.ts';
import { agreeRun, markFailed, markPaid, withdrawRun } from './decide-run.ts';
import type { payoutRunCalls } from './runs.calls.ts';
import { findAsker, listPayouts, listRuns, listUnpaid } from './runs.store.ts';

export function payoutRunHandlers({ db, clock }: Desk): Handlers<typeof payoutRunCalls> {
  /** Makes a recorded change about a run or payout, and answers with a sentence. */
  async function change<Done extends StaffChange, Code extends RefusalCode = never>(
    staff: Pick<Staff, 'id'>,
    [subjectId, did]: readonly [string, string],
    work: (trx: Database, by: { staffId: string; now: Date }) => Promise<Done | Refusal<Code>>,
    message: (made: Done) => string,
  ): Promise<{ message: string } | Refusal<Code>> {
    const now = clock.now();
    const answer = await makeChange(db, staff, { subject: 'payment', subjectId, did, at: now }, (trx) =>
      work(trx, { staffId: staff.id, now }),
    );
    return isRefusal(answer) ? (answer as Refusal<Code>) : { message: message(answer as Done) };
  }
  return {
    list: async ({ day: dayOfRun }) => {
      const runs = await listRuns(db);
      const day = (runs.find((run) => run.day === dayOfRun) ?? runs[0])?.day ?? null;
      const [payouts, askedBy, unpaidSellers] = await Promise.all([
        day ? listPayouts(db, day) : [],
        day ? findAsker(db, day) : '',
        listUnpaid(db, clock.now()),
      ]);
      return {
        today: dayOf(clock.now()),
        payday: nextPayday(clock.now()),
        runs,
        day,
        askedBy: askedBy ?? '',
        payouts,
        unpaid: unpaidSellers,
      };
    },
    agree: ({ day, amountPaise }, { staff }) =>
      change(
        staff,
        [day, 'payout run agreed'],
        (trx, by) => agreeRun(trx, { day, amountPaise, ...by }),
        ({ agreed }) => (agreed ? m.run_agreed() : m.run_asked()),
      ),
    withdraw: ({ day, reason }, { staff }) =>
      change(
        staff,
        [day, 'payout run withdrawn'],
        (trx, by) => withdrawRun(trx, { day, reason, ...by }),
        m.run_withdrawn,
      ),
    file: async ({ day, bank }) => {
      const open = (await listPayouts(db, day)).filter(({ state }) => state === 'agreed');
      if (open.length === 0) return refuse('not_found', { error: refusals.no_payouts_for_bank() });
      const csv = bankFile(bank, open, {
        day,
        debitAccount: backOffice.payoutDebitAccount,
        shopName: shop.name,
      });
      return { name: `payouts-${day}-${bank}.csv`, bytes: Buffer.from(csv) };
    },
    paid: ({ id, reference }, { staff }) =>
      change(
        staff,
        [id, 'payout paid'],
        (trx, { now }) => markPaid(trx, { id, reference, now }),
        m.payout_is_paid,
      ),
    failed: ({ id, reason }, { staff }) =>
      change(
        staff,
        [id, 'payout failed'],
        (trx, { now }) => markFailed(trx, { id, reason, now }),
        m.payout_is_back,
      ),
  };
}
