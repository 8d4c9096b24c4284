import type { Handlers } from '../../../platform/call.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { cashCalls } from './cash.calls.ts';
import { listCashHeld } from './cash.store.ts';
import { handInCash } from './hand-in-cash.ts';

export function cashHandlers({ db, clock }: Desk): Handlers<typeof cashCalls> {
  return {
    list: async () => ({ held: await listCashHeld(db) }),
    handIn: async (input, { staff }) => {
      const now = clock.now();
      const intent = {
        subject: 'payment',
        subjectId: input.sellerId,
        did: 'cash handed in',
        at: now,
      } as const;
      const done = await makeChange(db, staff, intent, (trx) => handInCash(trx, { ...input, now }));
      return isRefusal(done) ? done : { message: done.message };
    },
  };
}
