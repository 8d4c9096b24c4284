import { defineForm } from '../../../web/form.ts';

export const cancelForm = defineForm({
  name: 'cancel-order',
  /** `sellerId` names the parcel's seller; '' for the whole order. `deliveryKept` is what the page said, in rupees. */
  fields: { orderId: '', sellerId: '', deliveryKept: '' },
  send: (api, { orderId, sellerId, deliveryKept }) =>
    api.orders.cancel({
      orderId,
      sellers: sellerId ? [sellerId] : undefined,
      deliveryKept: Number(deliveryKept) || 0,
    }),
  next: ({ address }) => address.pathname + address.search,
});
