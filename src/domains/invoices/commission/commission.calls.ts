import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarMonth, count, moment } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

const names = { shop: 'shop' } as const;

export const commissionCalls = {
  list: call('seller', 'GET /desk/earnings/commission-invoices', {
    does: 'The market’s tax invoices to the shop for its commission, one a month, the latest first.',
    input: z.object(inShop),
    names,
    answer: z.object({
      invoices: z.array(
        z.object({
          month: z.string(),
          number: z.string(),
          issuedAt: moment,
          amountPaise: count,
          taxPaise: count,
        }),
      ),
    }),
  }),
  pdf: call('seller', 'GET /desk/earnings/commission-invoice.pdf', {
    does: 'The tax invoice for the commission of a month (`YYYY-MM`), as PDF. It is issued after the month’s end.',
    input: z.object({
      month: calendarMonth,
      ...inShop,
    }),
    names,
    answer: z.custom<{ bytes: Uint8Array; name: string }>(),
    refuses: ['not_found'],
    file: 'application/pdf',
  }),
};
