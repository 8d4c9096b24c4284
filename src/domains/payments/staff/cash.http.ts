import type { Handlers } from '../../../platform/call.ts';
import type { Desk } from '../../staff/desk.ts';
import type { cashCalls } from './cash.calls.ts';
import { listCashHeld } from './cash.store.ts';
import { decide } from './decide.ts';
import { handInCash } from './hand-in-cash.ts';

export const cashHandlers = (desk: Desk): Handlers<typeof cashCalls> => ({
  list: async () => ({ held: await listCashHeld(desk.db) }),
  handIn: (input, { staff }) =>
    decide(desk, staff, input.sellerId, 'cash handed in', (trx, { now }) =>
      handInCash(trx, { ...input, now }),
    ),
});
