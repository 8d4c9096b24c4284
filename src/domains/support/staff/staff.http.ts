import * as m from '#messages/answers';
import type { Handlers } from '../../../platform/call.ts';
import { day, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { answerMessage, moveMessage, noSuchMessage } from './answer-message.ts';
import {
  findByNumber,
  findSupportMessage,
  listSupportMessages,
  type SupportMessage,
} from './messages.store.ts';
import { shop } from '../../../shop.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { readPhoto } from '../ticket-photos.store.ts';
import { readFirstAnswers } from '../support.store.ts';
import { readTicketNumber, ticketNumber } from '../ticket-number.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { TellOperators } from '../live-messages.ts';
import type { Desk } from '../../staff/desk.ts';
import { readPage } from '../../staff/paging.ts';
import type { supportDeskCalls } from './staff.calls.ts';

export function supportDeskHandlers({
  db,
  clock,
  tellOperators,
}: Desk & { readonly tellOperators: TellOperators }): Handlers<typeof supportDeskCalls> {
  const intent = (id: string, did: string) =>
    ({ subject: 'support message', subjectId: id, did, at: clock.now() }) as const;
  return {
    list: async ({ state, number, after }) => {
      if (number?.trim()) return findTyped(db, number);
      const { rows, next } = await readPage(after, (page) => listSupportMessages(db, { state, ...page }));
      return { messages: rows.map(forDesk), next, mistyped: false };
    },
    waiting: async () => {
      const { oldest, ...figures } = await readFirstAnswers(db, shift(clock.now(), -7 * day));
      return { ...figures, oldest: oldest && oldest.toISOString() };
    },
    read: async ({ id }) => {
      const ticket = await findSupportMessage(db, id);
      return ticket ? { message: forDesk(ticket) } : refuse('not_found', { error: noSuchMessage });
    },
    answer: async ({ id, version, text }, { staff }) => {
      const now = clock.now();
      const outcome = await makeChange(db, staff, intent(id, 'answered'), (trx) =>
        answerMessage(trx, { id, version, text, author: staff.name, now }),
      );
      if (isRefusal(outcome)) return outcome;
      tellOperators(id);
      return { message: m.answer_sent() };
    },
    move: async ({ id, version, to }, { staff }) => {
      const outcome = await makeChange(
        db,
        staff,
        intent(id, to === 'open' ? 'opened again' : 'closed'),
        (trx) => moveMessage(trx, { id, version, to }),
      );
      if (isRefusal(outcome)) return outcome;
      tellOperators(id);
      return { message: to === 'open' ? m.message_open() : m.message_closed() };
    },
    photo: async ({ id, size }) => {
      const bytes = await readPhoto(db, id, null, size);
      return bytes ? { bytes, name: `${id}.webp` } : refuse('not_found');
    },
  };
}

/** The ticket with the typed number, as a list of its own. */
async function findTyped(db: Database, text: string) {
  const read = readTicketNumber(text) ?? readTicketNumber(`${shop.ticketPrefix}${text.replace(/\D/g, '')}`);
  if (read === null || read === 'mistyped') return { messages: [], next: null, mistyped: true };
  const ticket = await findByNumber(db, read.number);
  return { messages: ticket ? [forDesk(ticket)] : [], next: null, mistyped: false };
}

/** A ticket in the desk's field names; open ones wait since their last message. */
const forDesk = ({
  number,
  customerId,
  isOwnEmail: _own,
  order,
  at: createdAt,
  lastAt: waitsSince,
  said,
  photos,
  ...message
}: SupportMessage) => ({
  ...message,
  createdAt,
  waitsSince,
  answers: [...said],
  photos: [...photos],
  number: ticketNumber(number),
  hasAccount: customerId !== null,
  order: order && { id: order.id, number: spokenNumber(order.number) },
});
