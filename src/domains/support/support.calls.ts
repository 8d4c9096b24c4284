import { z } from 'zod';
import * as m from '#messages/forms';
import { call } from '../../platform/call.ts';
import { doneAnswer, email, id, line, text } from '../../platform/field.ts';
import { photoAnswer, photoRefusals, photoSize, photoUpload } from '../catalogue/pictures/photo-upload.ts';
import { ticketShape } from './ticket-shape.ts';

export const supportCalls = {
  contact: call('anyone', 'POST /home/contact', {
    does: 'Takes a message of the contact form: it is kept as a ticket (`number`, as people say it), confirmed, and sent to the shop’s support. Whoever is logged in finds it in the account.',
    input: z.object({
      name: line(100, 1, m.enter_name()),
      email,
      subject: line(150, 1, m.enter_subject()),
      message: text(5_000, 1, m.enter_message()),
      /** The customer's own order that it is about. */
      orderId: id.optional(),
    }),
    names: { orderId: 'order' },
    status: 201,
    answer: doneAnswer.extend({ number: z.string(), ticketId: id }),
    refuses: ['not_found', 'too_many'],
  }),
  tickets: call('customer', 'GET /home/customer/tickets', {
    does: 'What the customer has written to the shop while logged in, the latest first, with the answers.',
    answer: z.object({ tickets: z.array(ticketShape) }),
  }),
  ticket: call('customer', 'GET /home/customer/ticket/:ticketId', {
    does: 'One ticket with all that was said on it.',
    names: { ticketId: 'ticket' },
    input: z.object({ ticketId: id }),
    answer: z.object({ ticket: ticketShape }),
    refuses: ['not_found'],
  }),
  write: call('customer', 'POST /home/customer/ticket/:ticketId/write', {
    does: 'Writes again on a ticket: it waits for an answer once more, whether it was answered or closed.',
    names: { ticketId: 'ticket' },
    input: z.object({ ticketId: id, text: text(5_000, 1, m.enter_message()) }),
    status: 201,
    refuses: ['not_found', 'too_many'],
  }),
  addPhoto: call('customer', 'POST /home/customer/ticket-photo/:id', {
    does: 'Adds a photo (JPEG, PNG or WebP to 5 MB, six at most) to a ticket of one’s own. It is encoded anew; nothing of its metadata is kept.',
    names: { id: 'ticket' },
    ...photoUpload,
    input: z.object({ id }),
    refuses: [...photoRefusals, 'list_full', 'not_found', 'too_many'],
  }),
  photo: call('customer', 'GET /home/customer/ticket-photo/:id', {
    does: 'A photo of a ticket of one’s own, whole (`size=full`) or small (`size=thumbnail`).',
    names: { id: 'ticket photo' },
    input: z.object({ id, size: photoSize }),
    ...photoAnswer,
    refuses: ['not_found'],
  }),
};
