import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isFailure } from '../../platform/failure.ts';
import { drawInvoices } from './draw-invoices.ts';
import type { invoicesCalls } from './invoices.calls.ts';
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
      if (isFailure(invoices)) return invoices;
      return { bytes: await drawInvoices(invoices), name: `invoice-${orderId}.pdf` };
    },
  };
}
