import { defineForm } from '../../../web/form.ts';

/** The cart's URL, keeping the chosen coupon. */
const toCart = ({ address }: { readonly address: URL }) => {
  const coupon = address.searchParams.get('coupon');
  return coupon ? `/cart?coupon=${encodeURIComponent(coupon)}` : '/cart';
};
const line = { lineId: '' };

export const increaseForm = defineForm({
  name: 'increase',
  fields: line,
  send: (api, { lineId }) => api.cart.increase({ lineId }),
  next: toCart,
});

export const decreaseForm = defineForm({
  name: 'decrease',
  fields: line,
  send: (api, { lineId }) => api.cart.decrease({ lineId }),
  next: toCart,
});

export const removeForm = defineForm({
  name: 'remove',
  fields: line,
  send: (api, { lineId }) => api.cart.remove({ lineId }),
  next: toCart,
});
