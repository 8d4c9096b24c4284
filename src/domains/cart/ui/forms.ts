import * as m from '#messages/product';
import { beside } from '../../../ui/form/use-form.ts';
import { addressWith, backToPage, defineForm } from '../../../web/form.ts';

export const addToCartForm = defineForm({
  name: 'add-to-cart',
  fields: { productId: '', variantId: '', quantity: 1 },
  once: true,
  send: (api, wanted: { productId: string; variantId?: string; quantity: number }, options) =>
    api.cart.add(wanted, options),
  tell: ({ code, message }) =>
    code === 'choose_size' ? { fields: { variantId: message } } : { error: message },
  guest: ({ values: { variantId, quantity }, address }) =>
    variantId ? addressWith(address, { variant: variantId, quantity: String(quantity) }) : undefined,
  next: backToPage('add-to-cart'),
});

/** Past the cart: makes no call, and leads to the delivery with what was chosen in the address. */
export const buyNowForm = defineForm({
  name: 'buy-now',
  fields: { slug: '', variantId: '', quantity: 1 },
  check: ({ variantId }) => beside(variantId ? {} : { variantId: m.please_choose_size() }),
  send: () => Promise.resolve(null),
  next: ({ values }) => buyNowPath(values),
});

/** The delivery page of a product that is bought past the cart. */
export function buyNowPath(wanted: { slug: string; variantId: string; quantity: number }): string {
  const { slug, variantId, quantity } = wanted;
  return `/shipping?buy=${encodeURIComponent(slug)}&variant=${encodeURIComponent(variantId)}&quantity=${quantity}`;
}

/** The cart, with the coupon that is chosen in its address. */
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
