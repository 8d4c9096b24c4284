import * as m from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Desk } from '../../staff/desk.ts';
import { totalsOf } from '../totals.ts';
import type { commissionCalls } from './commission.calls.ts';
import { findCommissionInvoice, listCommissionInvoices } from './commission.store.ts';

export function commissionHandlers({ db }: Desk): Handlers<typeof commissionCalls> {
  return {
    list: async (_input, { shopId }) => {
      const invoices = shopId ? await listCommissionInvoices(db, shopId) : [];
      return {
        invoices: invoices.map(({ period = '', number, issuedAt, lines }) => {
          const { grossPaise, taxablePaise } = totalsOf(lines);
          return {
            month: period,
            number,
            issuedAt,
            amountPaise: grossPaise,
            taxPaise: grossPaise - taxablePaise,
          };
        }),
      };
    },
    pdf: async ({ month }, { shopId }) => {
      if (!shopId) return refuse('not_found', { error: m.choose_shop_first() });
      const invoice = await findCommissionInvoice(db, shopId, month);
      if (!invoice) return refuse('not_found', { error: m.no_commission_invoice() });
      // Loaded on first use, so that the shop starts without fonts and the PDF library.
      const { drawInvoices } = await import('../draw-invoices.ts');
      return { bytes: await drawInvoices([invoice]), name: `commission-${month}.pdf` };
    },
  };
}
