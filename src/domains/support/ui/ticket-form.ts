import { defineForm } from '../../../web/form.ts';

export const ticketForm = defineForm({
  name: 'ticket',
  keepsEntry: true,
  fields: { ticketId: '', text: '' },
  send: (api, values) => api.support.write(values),
  next: ({ address }) => address.pathname + address.search,
});
