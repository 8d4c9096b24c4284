import { beside } from '../../../ui/form/use-form.ts';
import { backToPage, defineForm } from '../../../web/form.ts';

const missing = {
  name: 'Please tell us your name',
  email: 'Please enter an e-mail address',
  subject: 'Please give it a subject',
  message: 'Please write your message',
} as const;
type Name = keyof typeof missing;
const names = Object.keys(missing) as Name[];

export const contactForm = defineForm({
  name: 'contact',
  fields: { name: '', email: '', subject: '', message: '' },
  done: 'Thank you. Your message has reached us.',
  check: (typed) =>
    beside(
      Object.fromEntries(names.flatMap((field) => (typed[field].trim() ? [] : [[field, missing[field]]]))),
    ),
  send: (api, typed) => api.support.contact(typed),
  tell: ({ message, fields = {} }) => ({ error: `${message}. Your message is still here.`, fields }),
  next: backToPage('contact'),
});
