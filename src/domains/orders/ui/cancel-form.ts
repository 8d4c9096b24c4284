import { defineForm } from '../../../web/form.ts';

export const cancelForm = defineForm({
  name: 'cancel-order',
  /** `sellerId` names the parcel's seller; '' for the whole order. */
  fields: { orderId: '', sellerId: '' },
  send: (api, { orderId, sellerId }) =>
    api.orders.cancel({ orderId, sellers: sellerId ? [sellerId] : undefined }),
  next: ({ address }) => address.pathname + address.search,
});
