import * as m from '#messages/payouts';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { shop } from '../../../shop.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { askCommission, decideCommission } from './change-commission.ts';
import type { commissionRateCalls } from './commission-rates.calls.ts';
import { listRateRequests, listRateSubjects, listSpecialRates } from './commission-rates.store.ts';

export function commissionRateHandlers({ db, clock }: Desk): Handlers<typeof commissionRateCalls> {
  return {
    list: async () => {
      const [rates, requests, subjects] = await Promise.all([
        listSpecialRates(db),
        listRateRequests(db),
        listRateSubjects(db),
      ]);
      return {
        usualPercent: shop.commissionPercent,
        rates,
        requests,
        shops: subjects.filter(({ kind }) => kind === 'shop'),
        categories: subjects.filter(({ kind }) => kind === 'category'),
      };
    },
    ask: async (rate, { staff }) => {
      const now = clock.now();
      const intent = { subject: 'payment', subjectId: '', did: 'asked for a commission', at: now } as const;
      const answer = await makeChange(db, staff, intent, (trx) =>
        askCommission(trx, { ...rate, staffId: staff.id, now }),
      );
      return isRefusal(answer) ? answer : { message: m.rate_asked() };
    },
    decide: async ({ id, approved }, { staff }) => {
      const now = clock.now();
      const did = approved ? 'agreed to a commission' : 'declined a commission';
      const answer = await makeChange(db, staff, { subject: 'payment', subjectId: id, did, at: now }, (trx) =>
        decideCommission(trx, { id, approved, staffId: staff.id, now }),
      );
      if (isRefusal(answer)) return answer;
      return { message: approved ? m.rate_agreed() : m.rate_declined() };
    },
  };
}
