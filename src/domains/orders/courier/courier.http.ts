import * as answers from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Desk } from '../../staff/desk.ts';
import { readPage } from '../../staff/paging.ts';
import type { courierCalls, deskCourierCalls } from './courier.calls.ts';
import { countOpenUpdates, listOpenUpdates, saveSettled } from './courier.store.ts';
import { type Courier, takeUpdate } from './take-update.ts';

export const courierHandlers = (courier: Courier): Handlers<typeof courierCalls> => ({
  update: (body, visit) => takeUpdate(courier, body, visit),
});

export const deskCourierHandlers = ({ db, clock }: Desk): Handlers<typeof deskCourierCalls> => ({
  list: async ({ after }) => {
    const { rows, next } = await readPage(after, (page) => listOpenUpdates(db, page));
    return {
      updates: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
      next,
    };
  },
  count: async () => ({ open: await countOpenUpdates(db) }),
  settle: async ({ id }) =>
    (await saveSettled(db, id, clock.now())) ? { message: answers.update_settled() } : refuse('wrong_status'),
});
