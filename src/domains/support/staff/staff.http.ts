import * as m from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { answerMessage, moveMessage, noSuchMessage } from './answer-message.ts';
import { findSupportMessage, listSupportMessages, type SupportMessage } from './messages.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { TellOperators } from '../live-messages.ts';
import type { Desk } from '../../staff/desk.ts';
import { paged, pageOf } from '../../staff/paging.ts';
import type { supportDeskCalls } from './staff.calls.ts';

export function supportDeskHandlers({
  db,
  clock,
  tellOperators,
}: Desk & { readonly tellOperators: TellOperators }): Handlers<typeof supportDeskCalls> {
  const intent = (id: string, did: string) =>
    ({ subject: 'support message', subjectId: id, did, at: clock.now() }) as const;
  return {
    list: async ({ state, after }) => {
      const { rows, next } = paged(await listSupportMessages(db, { state, ...pageOf(after) }), after);
      return { messages: rows.map(shown), next };
    },
    read: async ({ id }) => {
      const found = await findSupportMessage(db, id);
      return found ? { message: shown(found) } : refuse('not_found', { error: noSuchMessage });
    },
    answer: async ({ id, version, text }, { staff }) => {
      const now = clock.now();
      const done = await makeChange(db, staff, intent(id, 'answered'), (trx) =>
        answerMessage(trx, { id, version, text, author: staff.name, now }),
      );
      if (isRefusal(done)) return done;
      tellOperators(id);
      return { message: m.answer_sent() };
    },
    move: async ({ id, version, to }, { staff }) => {
      const done = await makeChange(db, staff, intent(id, to === 'open' ? 'opened again' : 'closed'), (trx) =>
        moveMessage(trx, { id, version, to }),
      );
      if (isRefusal(done)) return done;
      tellOperators(id);
      return { message: to === 'open' ? m.message_open() : m.message_closed() };
    },
  };
}

const shown = (message: SupportMessage) => ({ ...message, createdAt: message.createdAt.toISOString() });
