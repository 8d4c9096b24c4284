import type { Handlers } from '../../../platform/call.ts';
import type { Desk } from '../../staff/desk.ts';
import type { cashCalls } from './cash.calls.ts';
import { listCashHeld, listHandInRequests, listUnshownDeposits } from './cash.store.ts';
import { decide } from './decide.ts';
import { handInCash, takeBackDeposit } from './hand-in-cash.ts';

export const cashHandlers = (desk: Desk): Handlers<typeof cashCalls> => ({
  list: async () => {
    const [held, unshown, requests] = await Promise.all([
      listCashHeld(desk.db),
      listUnshownDeposits(desk.db),
      listHandInRequests(desk.db),
    ]);
    return { held, unshown, requests };
  },
  handIn: (input, { staff }) =>
    decide(desk, staff, input.sellerId, 'cash handed in', (trx, by) => handInCash(trx, { ...input, ...by })),
  takeBack: (input, { staff }) =>
    decide(desk, staff, input.sellerId, 'deposit taken back', (trx, by) =>
      takeBackDeposit(trx, { ...input, ...by }),
    ),
});
