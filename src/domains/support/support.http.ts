import * as refusals from '#messages/refusals';
import type { Handlers } from '../../platform/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { spokenNumber } from '../orders/order-number.ts';
import { type Support, sendContactMessage } from './send-contact-message.ts';
import type { supportCalls } from './support.calls.ts';
import { ticketNumber } from './ticket-number.ts';
import type { Ticket } from './ticket-shape.ts';
import { addPhoto } from './add-photo.ts';
import { readPhoto } from './ticket-photos.store.ts';
import { findTicket, listTickets, type TicketRow } from './tickets.store.ts';
import { writeOnTicket } from './write-on-ticket.ts';

export function supportHandlers(support: Support): Handlers<typeof supportCalls> {
  const { db } = support;
  return {
    contact: (input, visit) => sendContactMessage(support, input, visit),
    tickets: async (_input, { customer }) => ({
      tickets: (await listTickets(db, customer.id)).map(toTicket),
    }),
    ticket: async ({ ticketId }, { customer }) => {
      const row = await findTicket(db, { id: ticketId, customerId: customer.id });
      return row ? { ticket: toTicket(row) } : refuse('not_found', { error: refusals.ticket_not_found() });
    },
    write: (input, { customer }) => writeOnTicket(support, input, customer),
    addPhoto: ({ id: ticketId }, { customer, rawBody, idempotencyKey: key, gone }) =>
      addPhoto(support, { ticketId, customerId: customer.id, bytes: rawBody, key }, gone),
    photo: async ({ id, size }, { customer }) => {
      const bytes = await readPhoto(db, id, customer.id, size);
      return bytes ? { bytes, name: `${id}.webp` } : refuse('not_found');
    },
  };
}

const toTicket = ({ id, number, at, lastAt, order, said, photos, ...ticket }: TicketRow): Ticket => ({
  ...ticket,
  _id: id,
  number: ticketNumber(number),
  date: at,
  lastDate: lastAt,
  photos: [...photos],
  order: order && { _id: order.id, number: spokenNumber(order.number) },
  said: said.map(({ at: date, ...words }) => ({ ...words, date })),
});
