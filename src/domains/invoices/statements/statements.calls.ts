import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarMonth } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

const input = z.object({ month: calendarMonth, ...inShop });
const names = { shop: 'shop' } as const;
const answer = z.custom<{ bytes: Uint8Array; name: string }>();

export const statementCalls = {
  csv: call('seller', 'GET /desk/earnings/statement.csv', {
    does: 'The shop’s statement of a month: each line that was earned with what was taken off it, and each payout.',
    input,
    names,
    answer,
    refuses: ['not_found'],
    file: 'text/csv; charset=utf-8',
  }),
  pdf: call('seller', 'GET /desk/earnings/statement.pdf', {
    does: 'The same statement as PDF.',
    input,
    names,
    answer,
    refuses: ['not_found'],
    file: 'application/pdf',
  }),
};
