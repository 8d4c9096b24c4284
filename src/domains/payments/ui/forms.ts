import * as m from '#messages/forms';
import { beside } from '../../../ui/form/refusal.ts';
import { defineForm } from '../../../web/form.ts';

export const utrForm = defineForm({
  name: 'utr',
  keepsEntry: true,
  fields: { orderId: '', transactionId: '' },
  once: true,
  // An empty one is not submitted.
  check: ({ transactionId }) => beside(transactionId.trim() ? {} : { transactionId: m.enter_utr() }),
  send: (api, claim, options) => api.payments.claim(claim, options),
  tell: ({ message }) => ({ fields: { transactionId: message } }),
  next: ({ values }) => `/payment/confirm?orderId=${encodeURIComponent(values.orderId)}`,
});

/** Chooses the way to pay, which reopens a declined payment. */
export const payForm = defineForm({
  name: 'pay',
  fields: { orderId: '', bankName: '' },
  check: ({ bankName }) => (bankName === 'SB' ? undefined : { error: m.choose_way_to_pay() }),
  send: (api, { orderId }) => api.payments.start({ orderId, bankName: 'SB' }),
  next: () => null,
});

/** Reopens a declined payment. */
export const tryAgainForm = defineForm({
  name: 'try-again',
  fields: { orderId: '' },
  send: (api, { orderId }) => api.payments.start({ orderId, bankName: 'SB' }),
  next: ({ values }) => payAt(values.orderId),
});

/** Where the transaction ID of a payment that was made is entered. */
export const utrAt = (orderId: string) => `/payment?orderId=${encodeURIComponent(orderId)}&paid=1`;

export const payAt = (orderId: string) => `/my-payment?orderId=${encodeURIComponent(orderId)}`;
