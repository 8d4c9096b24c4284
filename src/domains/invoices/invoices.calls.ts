import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { id } from '../../platform/field.ts';

export const invoicesCalls = {
  get: call({
    method: 'GET',
    path: '/generate-invoice/:orderId',
    who: 'customer',
    does: 'The GST invoices of a paid order, a page or more for each seller: the same bytes every time.',
    names: { orderId: 'order' },
    input: z.object({ orderId: id }),
    answer: z.custom<{ bytes: Uint8Array; name: string }>(),
    refuses: ['not_found', 'not_paid', 'wrong_status'],
    file: 'application/pdf',
  }),
  creditNote: call({
    method: 'GET',
    path: '/generate-credit-note/:orderId',
    who: 'customer',
    does: 'The GST credit notes of an order that was cancelled after it had been invoiced: the same bytes every time.',
    names: { orderId: 'order' },
    input: z.object({ orderId: id }),
    answer: z.custom<{ bytes: Uint8Array; name: string }>(),
    refuses: ['not_found', 'wrong_status'],
    file: 'application/pdf',
  }),
};
