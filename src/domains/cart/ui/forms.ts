import * as m from '#messages/product';
import { beside } from '../../../ui/form/refusal.ts';
import { backToPage } from '../../../web/back-to-page.ts';
import { defineForm } from '../../../web/form.ts';
import { buyForms, buyNowPath } from './buy-now.ts';

const sizeMissing = (variantId: string) => beside(variantId ? {} : { variantId: m.please_choose_size() });

export const addToCartForm = defineForm({
  name: buyForms.add,
  fields: { productId: '', variantId: '', quantity: 1 },
  once: true,
  check: ({ variantId }) => sizeMissing(variantId),
  send: (api, pieces, options) => api.cart.add(pieces, options),
  tell: ({ code, message }) =>
    code === 'choose_size' ? { fields: { variantId: message } } : { error: message },
  guest: async (api, { values: { productId, variantId, quantity } }) => {
    await api.cart.keepForLogin({ productId, variantId, quantity });
    return `/cart?added=${productId}&variant=${variantId}&quantity=${quantity}`;
  },
  next: backToPage(buyForms.add),
});

/** Buy Now: makes no call, and leads to the delivery page with the choice in its URL. */
export const buyNowForm = defineForm({
  name: buyForms.buyNow,
  fields: { slug: '', variantId: '', quantity: 1 },
  check: ({ variantId }) => sizeMissing(variantId),
  send: () => Promise.resolve(null),
  next: ({ values }) => buyNowPath(values),
});
