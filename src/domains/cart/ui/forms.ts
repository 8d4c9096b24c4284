import * as m from '#messages/product';
import { beside } from '../../../ui/form/refusal.ts';
import { addressWith, backToPage, defineForm } from '../../../web/form.ts';

const sizeMissing = (variantId: string) => beside(variantId ? {} : { variantId: m.please_choose_size() });

export const addToCartForm = defineForm({
  name: 'add-to-cart',
  fields: { productId: '', variantId: '', quantity: 1 },
  once: true,
  check: ({ variantId }) => sizeMissing(variantId),
  send: (api, wanted, options) => api.cart.add(wanted, options),
  tell: ({ code, message }) =>
    code === 'choose_size' ? { fields: { variantId: message } } : { error: message },
  guest: ({ values: { variantId, quantity }, address }) =>
    addressWith(address, { variant: variantId, quantity: String(quantity) }),
  next: backToPage('add-to-cart'),
});

/** Buy Now: makes no call, and leads to the delivery page with the choice in its URL. */
export const buyNowForm = defineForm({
  name: 'buy-now',
  fields: { slug: '', variantId: '', quantity: 1 },
  check: ({ variantId }) => sizeMissing(variantId),
  send: () => Promise.resolve(null),
  next: ({ values }) => buyNowPath(values),
});

/** The delivery page for a Buy Now product. */
export function buyNowPath(wanted: { slug: string; variantId: string; quantity: number }): string {
  const { slug, variantId, quantity } = wanted;
  return `/shipping?buy=${encodeURIComponent(slug)}&variant=${encodeURIComponent(variantId)}&quantity=${quantity}`;
}
