import { invoiceSteps, isInvoiced, ordersWithInvoice } from '../domains/invoices/of-orders.store.ts';
import type { KnownOfOrders } from '../domains/orders/known-of-orders.ts';
import { listOpenUtrs } from '../domains/payments/staff/claims.store.ts';
import { isReturned, ofReturn, returnedPaise } from '../domains/returns/readable.store.ts';
import { acceptedPayment, ordersWithUtr, paymentSteps } from '../domains/payments/of-orders.store.ts';

/** Payments' and invoices' view of orders, injected because orders depend on both. */
export const knownOfOrders: KnownOfOrders = {
  steps: [paymentSteps, invoiceSteps],
  withUtr: ordersWithUtr,
  withInvoice: ordersWithInvoice,
  isInvoiced,
  isReturned,
  ofReturn,
  returnedPaise,
  acceptedPayment,
  listOpenUtrs,
};
