import { defineForm } from '../../../web/form.ts';

export const denyRefusalForm = defineForm({
  name: 'deny-refusal',
  fields: { orderId: '', seller: '' },
  send: (api, of) => api.orders.denyRefusal(of),
  next: ({ address }) => address.pathname + address.search,
});
