import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { invoicesCalls } from './invoices.calls.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoices } from './issue-invoices.ts';

export function invoicesHandlers({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Handlers<typeof invoicesCalls> {
  return {
    get: async ({ orderId }, { customer }) => {
      const invoices = await issueInvoices(db, { orderId, customerId: customer.id, now: clock.now() });
      if (isRefusal(invoices)) return invoices;
      // Loaded on first use, so that the shop starts without fonts and the PDF library.
      const { drawInvoices } = await import('./draw-invoices.ts');
      return { bytes: await drawInvoices(invoices), name: `invoice-${orderId}.pdf` };
    },
    creditNote: async ({ orderId }, { customer }) => {
      const notes = await issueCreditNotes(db, { orderId, customerId: customer.id, now: clock.now() });
      if (isRefusal(notes)) return notes;
      const { drawCreditNotes } = await import('./draw-invoices.ts');
      return { bytes: await drawCreditNotes(notes), name: `credit-note-${orderId}.pdf` };
    },
  };
}
