import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarMonth } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';
import { gstr1Sections } from './gstr-1.ts';

const answer = z.custom<{ bytes: Uint8Array; name: string }>();

export const filingCalls = {
  gstr1: call('seller', 'GET /desk/filings/gstr-1.csv', {
    does: 'A sheet of the shop’s GSTR-1 for a month, as the Returns Offline Tool imports it (CSV): its invoices less its credit notes.',
    input: z.object({ month: calendarMonth, section: z.enum(gstr1Sections), ...inShop }),
    names: { shop: 'shop' },
    answer,
    refuses: ['not_found'],
    file: 'text/csv; charset=utf-8',
  }),
  gstr8: call('operator', 'GET /desk/filings/gstr-8.csv', {
    does: 'The market’s GSTR-8 (table 3B) for what became earned in a month: TCS by supplier and place of supply (CSV).',
    input: z.object({ month: calendarMonth }),
    answer,
    file: 'text/csv; charset=utf-8',
  }),
  form26q: call('operator', 'GET /desk/filings/26q.csv', {
    does: 'The deductee rows of Form 26Q for TDS under section 194-O (CSV). `quarter` is that of a financial year: `2026-Q1` is April to June 2026.',
    input: z.object({ quarter: z.string(m.enter_quarter()).regex(/^20\d\d-Q[1-4]$/, m.enter_quarter()) }),
    answer,
    file: 'text/csv; charset=utf-8',
  }),
  tally: call('operator', 'GET /desk/filings/tally.xml', {
    does: 'The books of a month as journal vouchers that Tally imports (XML), with the ledgers they need. A second import changes nothing.',
    input: z.object({ month: calendarMonth }),
    answer,
    file: 'application/xml; charset=utf-8',
  }),
  tallyOfShop: call('seller', 'GET /desk/filings/tally-of-shop.xml', {
    does: 'The shop’s own books of a month as vouchers that Tally imports (XML): sales, credit notes, commission, taxes withheld and payouts, against what the market owes.',
    input: z.object({ month: calendarMonth, ...inShop }),
    names: { shop: 'shop' },
    answer,
    refuses: ['not_found'],
    file: 'application/xml; charset=utf-8',
  }),
};
