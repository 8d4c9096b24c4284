import { defineForm } from '../../../web/form.ts';
import type { Reason } from '../return.ts';

// Part of every page's loader, so kept small: the server alone checks the values.

export const askReturnForm = defineForm({
  name: 'ask-return',
  keepsEntry: true,
  fields: {
    orderId: '',
    line: 0,
    ofReturn: '',
    quantity: 1,
    variantId: '',
    reason: '',
    note: '',
    pickup: '',
    payTo: '',
  },
  once: true,
  send: (api, { reason, ...fields }, options) =>
    api.returns.ask({ ...fields, reason: reason as Reason }, options),
  next: ({ values }) => `/dashboard/order/details/${values.orderId}`,
});

export const cancelReturnForm = defineForm({
  name: 'cancel-return',
  fields: { returnId: '' },
  send: (api, values) => api.returns.cancel(values),
  next: ({ address }) => address.pathname + address.search,
});

export const refundInsteadForm = defineForm({
  name: 'refund-instead',
  fields: { returnId: '', payTo: '' },
  send: (api, values) => api.returns.refundInstead(values),
  next: ({ address }) => address.pathname + address.search,
});

export const disputeReturnForm = defineForm({
  name: 'dispute-return',
  keepsEntry: true,
  fields: { returnId: '', note: '' },
  send: (api, values) => api.returns.dispute(values),
  next: ({ address }) => address.pathname + address.search,
});
