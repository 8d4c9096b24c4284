import { defineForm } from '../../../web/form.ts';

export const cancelForm = defineForm({
  name: 'cancel-order',
  fields: { orderId: '' },
  send: (api, { orderId }) => api.orders.cancel({ orderId }),
  next: ({ address }) => address.pathname + address.search,
});
