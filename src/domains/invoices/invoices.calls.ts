import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { id } from '../../platform/field.ts';

export const invoicesCalls = {
  get: call('customer', 'GET /generate-invoice/:orderId', {
    does: 'The GST invoices of a paid order, a page or more for each seller: the same bytes every time.',
    names: { orderId: 'order' },
    input: z.object({ orderId: id }),
    answer: z.custom<{ bytes: Uint8Array; name: string }>(),
    refuses: ['not_found', 'not_paid', 'wrong_status'],
    file: 'application/pdf',
  }),
  creditNote: call('customer', 'GET /generate-credit-note/:orderId', {
    does: 'The GST credit notes of an order that was cancelled after it had been invoiced: the same bytes every time.',
    names: { orderId: 'order' },
    input: z.object({ orderId: id }),
    answer: z.custom<{ bytes: Uint8Array; name: string }>(),
    refuses: ['not_found', 'wrong_status'],
    file: 'application/pdf',
  }),
};
