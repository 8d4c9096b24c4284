import { invoiceSteps, isInvoiced, ordersWithInvoice } from '../domains/invoices/of-orders.store.ts';
import type { KnownOfOrders } from '../domains/orders/known-of-orders.ts';
import { listOpenUtrs } from '../domains/payments/staff/claims.store.ts';
import { ordersWithUtr, paymentSteps } from '../domains/payments/staff/order-steps.store.ts';

/** Payments' and invoices' view of orders, injected because orders depend on both. */
export const knownOfOrders: KnownOfOrders = {
  steps: [paymentSteps, invoiceSteps],
  withUtr: ordersWithUtr,
  withInvoice: ordersWithInvoice,
  isInvoiced,
  listOpenUtrs,
};
