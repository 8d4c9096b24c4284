import * as m from '#messages/forms';
import { beside } from '../../../ui/form/refusal.ts';
import { defineForm } from '../../../web/form.ts';

const missing = {
  name: m.enter_name,
  email: m.enter_email_to_answer,
  subject: m.enter_subject,
  message: m.enter_message,
} as const;
type Name = keyof typeof missing;
const names = Object.keys(missing) as Name[];

export const contactForm = defineForm({
  name: 'contact',
  keepsEntry: true,
  fields: { name: '', email: '', subject: '', message: '', orderId: '' },
  done: m.message_received,
  check: (values) =>
    beside(
      Object.fromEntries(names.flatMap((field) => (values[field].trim() ? [] : [[field, missing[field]()]]))),
    ),
  send: (api, { orderId, ...typed }) => api.support.contact(orderId ? { ...typed, orderId } : typed),
  tell: ({ message, fields = {} }) => ({ error: m.message_kept({ message }), fields }),
  next: ({ answer }) => `/contact?done=contact&ticket=${answer.number}`,
});
