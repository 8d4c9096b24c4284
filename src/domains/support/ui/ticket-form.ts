import { defineForm } from '../../../web/form.ts';

export const ticketForm = defineForm({
  name: 'ticket',
  keepsEntry: true,
  fields: { ticketId: '', text: '' },
  send: (api, typed) => api.support.write(typed),
  next: ({ address }) => address.pathname + address.search,
});
