import * as m from '#messages/refusals';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isSold } from '../orders/order.ts';
import { holdOrder } from '../orders/orders.store.ts';
import { listGstRates } from '../tax/rates.store.ts';
import { composeInvoices, composeKeptInvoice, marketAsSupplier, suppliersOf } from './compose-invoices.ts';
import { financialYear } from './financial-year.ts';
import type { Invoice } from './invoice.ts';
import { invoiceNumber } from './invoice-number.ts';
import * as store from './invoices.store.ts';
import { readPaidOrder } from './read-paid-order.ts';

interface InvoiceNumber {
  year: string;
  serial: number;
  number: string;
}

/**
 * A sold order's invoices: one per seller whose parcel is not cancelled, and the market's for their delivery. The first
 * call (the job after the payment, or the customer if quicker) draws numbers and stores them; later and concurrent calls
 * return the same ones, and add what was kept of a refund since.
 * @param customerId the required owner; omitted by the job
 */
export async function issueInvoices(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId?: string; now: Date },
): Promise<Invoice[] | Refusal<'not_found' | 'not_paid' | 'wrong_status'>> {
  const existingInvoices = await store.listInvoices(db, orderId, customerId);
  if (existingInvoices.length > 0 && (await store.readKept(db, orderId)).missingPaise <= 0)
    return existingInvoices;
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: m.order_not_found() });
    const meanwhile = await store.listInvoices(trx, orderId, customerId);
    const keptFee = await store.readKept(trx, orderId);
    if (meanwhile.length > 0) {
      const next = { ...keptFee, part: meanwhile.length + 1 };
      return keptFee.missingPaise > 0 ? [...meanwhile, await issueKept(trx, orderId, next, now)] : meanwhile;
    }
    if (!isSold(order)) {
      return refuse('not_paid', { error: m.invoice_after_payment() });
    }
    if (order.orderStatus === 'cancelled' && keptFee.keptPaise === 0) {
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
  const suppliers = suppliersOf(order);
  const numbersByShop = await drawNumbers(trx, suppliers, financialYear(now));
  const numbers = suppliers.map(({ id }) => numbersByShop.get(id)?.number as string);
  const invoices = composeInvoices(order, numbers, rates, now);
  for (const invoice of invoices) {
    await store.insertInvoice(trx, invoice, {
      cause: '',
      ...(numbersByShop.get(invoice.seller.id) as InvoiceNumber),
    });
  }
  return invoices;
}

/** The market's invoice for what was kept of a refund since the order was invoiced (R-GST-6, R-ORDER-9). */
async function issueKept(
  trx: Database,
  orderId: string,
  { missingPaise, part }: store.KeptMoney & { part: number },
  now: Date,
): Promise<Invoice> {
  const order = await readPaidOrder(trx, orderId);
  const rates = await listGstRates(trx);
  const numbers = await drawNumbers(trx, [marketAsSupplier], financialYear(now));
  const { number, ...serial } = numbers.get(marketAsSupplier.id) as InvoiceNumber;
  const invoice = composeKeptInvoice(order, { number, part, keptPaise: missingPaise }, rates, now);
  await store.insertInvoice(trx, invoice, { cause: `kept as ${part}`, ...serial });
  return invoice;
}

/** Draws in the order of ids: a fixed lock order, so that two orders cannot deadlock. */
async function drawNumbers(
  trx: Database,
  suppliers: readonly { id: string; code: string }[],
  year: string,
): Promise<Map<string, InvoiceNumber>> {
  const numbers = new Map<string, InvoiceNumber>();
  for (const { id, code } of suppliers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const serial = await store.drawSerial(trx, id, year);
    numbers.set(id, { year, serial, number: invoiceNumber(code, year, serial) });
  }
  return numbers;
}
