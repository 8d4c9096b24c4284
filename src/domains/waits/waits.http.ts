import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../platform/call.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { askToBeTold } from './ask-to-be-told.ts';
import { confirmByLink } from './confirm-wait.ts';
import { maxWaits } from './wait.ts';
import type { waitsCalls } from './waits.calls.ts';
import { deleteWait, listWaits } from './waits.store.ts';

export function waitsHandlers(accounts: Accounts): Handlers<typeof waitsCalls> {
  const { db } = accounts;
  return {
    ask: (request, visit) => askToBeTold(accounts, request, visit),
    confirm: ({ token }, { address }) => confirmByLink(accounts, token, address),
    list: async (_input, { customer }) => ({ waits: await listWaits(db, customer.id, maxWaits) }),
    takeBack: async ({ waitId }, { customer }) =>
      (await deleteWait(db, customer.id, waitId))
        ? { message: answers.wait_taken_back() }
        : refuse('not_found', { error: refusals.wait_not_found() }),
  };
}
