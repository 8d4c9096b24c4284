import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findMover, holdOrder } from '../orders/orders.store.ts';
import { type CreditNote, reasonOf } from './credit-note.ts';
import * as store from './credit-notes.store.ts';
import { financialYear } from './financial-year.ts';
import { creditNoteNumber } from './invoice-number.ts';
import type { Invoice } from './invoice.ts';
import { listInvoices, listSales } from './invoices.store.ts';

/**
 * A cancelled order's credit notes, one per invoice (R-GST-2). The first call (the job after the cancellation, or a
 * quicker customer) draws numbers and stores them; later calls return the same ones.
 * | @param customerId the required owner; omitted by the job
 */
export async function issueCreditNotes(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId?: string; now: Date },
): Promise<CreditNote[] | Refusal<'not_found' | 'wrong_status'>> {
  const issued = await store.listCreditNotes(db, orderId, customerId);
  if (issued.length > 0) return issued;
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: 'We could not find this order' });
    const meanwhile = await store.listCreditNotes(trx, orderId, customerId);
    if (meanwhile.length > 0) return meanwhile;
    if (order.orderStatus !== 'cancelled')
      return refuse('wrong_status', { error: 'This order was not cancelled, so it has no credit note' });
    const invoices = await listInvoices(trx, orderId);
    if (invoices.length === 0)
      return refuse('wrong_status', { error: 'This order had no invoice, so there is no credit note' });
    return issue(trx, orderId, invoices, now);
  });
}

/** The job that issues the credit notes of a cancelled order; one without invoices is skipped. */
export function issueCreditNotesTask(db: Database, clock: Clock): Task {
  return async ({ orderId }) => {
    await issueCreditNotes(db, { orderId: String(orderId), now: clock.now() });
  };
}

/** Draws numbers in the order of seller ids: a fixed lock order, so two orders cannot deadlock. */
async function issue(
  trx: Database,
  orderId: string,
  invoices: readonly Invoice[],
  now: Date,
): Promise<CreditNote[]> {
  const year = financialYear(now);
  const reason = reasonOf(await findMover(trx, orderId, 'cancelled'));
  const codes = new Map((await listSales(trx, orderId)).map(({ sellerId, code }) => [sellerId, code]));
  const notes: CreditNote[] = [];
  for (const invoice of invoices.toSorted((a, b) => (a.seller.id < b.seller.id ? -1 : 1))) {
    const serial = await store.drawCreditSerial(trx, invoice.seller.id, year);
    const number = creditNoteNumber(codes.get(invoice.seller.id) as string, year, serial);
    const note = { number, issuedAt: now.toISOString(), reason, invoice };
    await store.insertCreditNote(trx, note, { year, serial });
    notes.push(note);
  }
  return notes.toSorted((a, b) => a.invoice.part - b.invoice.part);
}
