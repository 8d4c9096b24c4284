import * as m from '#messages/payouts';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { backOffice } from '../../../shop-back-office.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { payoutAccountCalls } from './accounts.calls.ts';
import { findAccount, findEntered, listWaiting, type PayoutAccount } from './accounts.store.ts';
import { decideAccount, enterAccount, masked } from './change-account.ts';

const answerOf = ({ holder, number, ifsc, gstin, usableFrom }: PayoutAccount) => ({
  holder,
  number: masked(number),
  ifsc,
  gstin,
  usableFrom: usableFrom?.toISOString() ?? null,
});

export function payoutAccountHandlers({ db, clock }: Desk): Handlers<typeof payoutAccountCalls> {
  return {
    read: async (_input, { shopId }) => {
      const [current, newAccount] = shopId
        ? await Promise.all([findAccount(db, shopId), findEntered(db, shopId)])
        : [null, null];
      return {
        current: current && answerOf(current),
        entered: newAccount && {
          ...answerOf(newAccount),
          enteredAt: newAccount.enteredAt.toISOString(),
          declined: newAccount.approved === false,
          reason: newAccount.reason,
        },
        coolingDays: backOffice.payoutCoolingDays,
      };
    },
    enter: async ({ holder, number, ifsc, gstin }, { shopId, staff }) => {
      const facts = { holder, number, ifsc, gstin };
      if (!shopId) return refuse('not_found', { error: refusals.choose_shop_first() });
      const at = clock.now();
      const intent = { subject: 'shop', subjectId: shopId, did: 'bank account entered', shopId, at } as const;
      const answer = await makeChange(db, staff, intent, (trx) =>
        enterAccount(trx, { sellerId: shopId, facts, staffId: staff.id, now: at }),
      );
      return isRefusal(answer) ? answer : { message: m.account_waits() };
    },
    waiting: async () => ({
      accounts: (await listWaiting(db)).map((account) => ({
        ...account,
        enteredAt: account.enteredAt.toISOString(),
      })),
    }),
    decide: async ({ id, approved, reason }, { staff }) => {
      const at = clock.now();
      const did = approved ? 'bank account confirmed' : 'bank account declined';
      const answer = await makeChange(db, staff, { subject: 'shop', subjectId: id, did, at }, (trx) =>
        decideAccount(trx, { id, approved, reason, staffId: staff.id, now: at }),
      );
      return isRefusal(answer)
        ? answer
        : { message: approved ? m.account_is_confirmed() : m.account_is_declined() };
    },
  };
}
