import * as m from '#messages/refusals';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { HeldOrder } from '../orders/order.ts';
import { findMover, holdOrder } from '../orders/orders.store.ts';
import { cancelledParcel, type CreditNote, reasonOf } from './credit-note.ts';
import * as store from './credit-notes.store.ts';
import { financialYear } from './financial-year.ts';
import { creditNoteNumber } from './invoice-number.ts';
import { listSales } from './invoices.store.ts';

/**
 * The credit notes of what was cancelled of an order, one per invoice (R-GST-2). The first call after a cancellation
 * (its job, or a quicker customer) draws numbers and stores them; later calls return the same ones.
 * @param customerId the required owner; omitted by the job
 */
export async function issueCreditNotes(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId?: string; now: Date },
): Promise<CreditNote[] | Refusal<'not_found' | 'wrong_status'>> {
  const issued = await store.listCreditNotes(db, orderId, customerId);
  const missing = await store.listUncredited(db, orderId);
  if (issued.length > 0 && missing.length === 0) return issued;
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: m.order_not_found() });
    await issue(
      trx,
      await store.listUncredited(trx, orderId),
      await findMover(trx, orderId, 'cancelled'),
      now,
    );
    const notes = await store.listCreditNotes(trx, orderId, customerId);
    return notes.length > 0 ? notes : refuse('wrong_status', { error: await whyNone(trx, order) });
  });
}

async function whyNone(trx: Database, { id, orderStatus }: HeldOrder): Promise<string> {
  const cancelled = orderStatus === 'cancelled' || (await listSales(trx, id)).some((sale) => sale.cancelled);
  return cancelled ? m.no_invoice_no_note() : m.not_cancelled_no_note();
}

/** The job that issues the credit notes of what was cancelled; an order without invoices is skipped. */
export function issueCreditNotesTask(db: Database, clock: Clock): Task {
  return async ({ orderId }) => {
    await issueCreditNotes(db, { orderId: String(orderId), now: clock.now() });
  };
}

/**
 * Draws numbers in the order of seller ids: a fixed lock order, so two orders cannot deadlock.
 * @param orderCancelledBy for parcels that were cancelled with their whole order
 */
async function issue(
  trx: Database,
  missing: readonly store.Uncredited[],
  orderCancelledBy: string | null,
  now: Date,
): Promise<void> {
  const year = financialYear(now);
  for (const { invoice, code, cancelledBy } of missing) {
    const serial = await store.drawCreditSerial(trx, invoice.seller.id, year);
    const number = creditNoteNumber(code, year, serial);
    const reason = reasonOf(cancelledBy ?? orderCancelledBy);
    await store.insertCreditNote(
      trx,
      { number, issuedAt: now.toISOString(), reason, invoice },
      { year, serial, cause: cancelledParcel },
    );
  }
}
