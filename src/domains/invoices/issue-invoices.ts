import * as m from '#messages/refusals';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isSold } from '../orders/order.ts';
import { holdOrder } from '../orders/orders.store.ts';
import { listGstRates } from '../tax/rates.store.ts';
import { composeInvoices } from './compose-invoices.ts';
import { financialYear } from './financial-year.ts';
import type { Invoice, Sale } from './invoice.ts';
import { invoiceNumber } from './invoice-number.ts';
import * as store from './invoices.store.ts';
import { readPaidOrder } from './read-paid-order.ts';

interface Drawn {
  year: string;
  serial: number;
  number: string;
}

/**
 * A sold order's invoices, one per seller whose parcel is not cancelled. The first call (the job after the payment,
 * or the customer if quicker) draws numbers and stores them; later and concurrent calls return the same ones.
 * @param customerId the required owner; omitted by the job
 */
export async function issueInvoices(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId?: string; now: Date },
): Promise<Invoice[] | Refusal<'not_found' | 'not_paid' | 'wrong_status'>> {
  const issued = await store.listInvoices(db, orderId, customerId);
  if (issued.length > 0) return issued;
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: m.order_not_found() });
    const meanwhile = await store.listInvoices(trx, orderId, customerId);
    if (meanwhile.length > 0) return meanwhile;
    if (!isSold(order)) {
      return refuse('not_paid', { error: m.invoice_after_payment() });
    }
    if (order.orderStatus === 'cancelled') {
      return refuse('wrong_status', { error: m.cancelled_no_invoice() });
    }
    return issue(trx, orderId, now);
  });
}

/** The job that issues a sold order's invoices. An order that cannot have any is skipped. */
export function issueInvoicesTask(db: Database, clock: Clock): Task {
  return async ({ orderId }) => {
    await issueInvoices(db, { orderId: String(orderId), now: clock.now() });
  };
}

async function issue(trx: Database, orderId: string, now: Date): Promise<Invoice[]> {
  const order = await readPaidOrder(trx, orderId);
  const rates = await listGstRates(trx);
  const sales = order.sales.filter(({ cancelled }) => !cancelled);
  const drawn = await drawNumbers(trx, sales, financialYear(now));
  const numbers = sales.map(({ seller }) => drawn.get(seller.id)?.number as string);
  const invoices = composeInvoices(order, numbers, rates, now);
  for (const invoice of invoices) {
    await store.insertInvoice(trx, invoice, drawn.get(invoice.seller.id) as Drawn);
  }
  return invoices;
}

/** Draws in the order of seller ids: a fixed lock order, so that two orders cannot deadlock. */
async function drawNumbers(trx: Database, sales: readonly Sale[], year: string): Promise<Map<string, Drawn>> {
  const drawn = new Map<string, Drawn>();
  for (const { seller, code } of sales.toSorted((a, b) => (a.seller.id < b.seller.id ? -1 : 1))) {
    const serial = await store.drawSerial(trx, seller.id, year);
    drawn.set(seller.id, { year, serial, number: invoiceNumber(code, year, serial) });
  }
  return drawn;
}
