import * as m from '#messages/refusals';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hasClawback } from '../orders/clawbacks/clawbacks.store.ts';
import type { HeldOrder } from '../orders/order.ts';
import { findMover, holdOrder } from '../orders/orders.store.ts';
import { marketAsSupplier } from './compose-invoices.ts';
import { creditLines, type LinePieces, offOfPieces } from './credit-lines.ts';
import { type CreditNote, cancelledParcel, moneyOf, reasonOf, reasonOfReturn } from './credit-note.ts';
import * as store from './credit-notes.store.ts';
import type { Invoice } from './invoice.ts';
import { financialYear } from './financial-year.ts';
import { creditNoteNumber } from './invoice-number.ts';
import { listSales } from './invoices.store.ts';
import { issueInvoices } from './issue-invoices.ts';

/**
 * The credit notes for an order's cancelled parcels and returns (R-GST-2): one per return, otherwise one per invoice.
 * The first call afterwards (the job, or the customer if quicker) draws numbers and stores them; later calls return
 * the same ones.
 * @param customerId the required owner; omitted by the job
 */
export async function issueCreditNotes(
  db: Database,
  { orderId, customerId, now }: { orderId: string; customerId?: string; now: Date },
): Promise<CreditNote[] | Refusal<'not_found' | 'wrong_status'>> {
  const existingNotes = await store.listCreditNotes(db, orderId, customerId);
  const missing = await listMissing(db, orderId);
  if (existingNotes.length > 0 && missing.length === 0) return existingNotes;
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: m.order_not_found() });
    await issue(trx, order.id, { missing: await listMissing(trx, orderId), now });
    const notes = await store.listCreditNotes(trx, orderId, customerId);
    return notes.length > 0 ? notes : refuse('wrong_status', { error: await whyNone(trx, order) });
  });
}

async function whyNone(trx: Database, { id, orderStatus }: HeldOrder): Promise<string> {
  const isCancelled =
    orderStatus === 'cancelled' || (await listSales(trx, id)).some((sale) => sale.cancelled);
  return isCancelled ? m.no_invoice_no_note() : m.not_cancelled_no_note();
}

/** The job that issues an order's credit notes, and the invoice of what is kept of the refund. */
export function issueCreditNotesTask(db: Database, clock: Clock): Task {
  return async ({ orderId }) => {
    const order = { orderId: String(orderId), now: clock.now() };
    await issueCreditNotes(db, order);
    await issueInvoices(db, order);
  };
}

/** A credit note without its number and time. */
interface NoteToIssue extends Pick<CreditNote, 'reason' | 'invoice' | 'part' | 'money'> {
  readonly code: string;
  readonly cause: string;
}

/** The credit notes that an order lacks, by seller id: a fixed lock order, so that two orders cannot deadlock. */
async function listMissing(db: Database, orderId: string): Promise<NoteToIssue[]> {
  const parcels = await store.listUncredited(db, orderId);
  const uncreditedReturns = await store.listUncreditedReturns(db, orderId);
  const fees = await store.listUncreditedFees(db, orderId);
  const orderCancelledBy =
    parcels.length + fees.length > 0 ? await findMover(db, orderId, 'cancelled') : null;
  const whole = parcels.map(({ cancelledBy, ending, payBy, takenOut, ...one }) => ({
    ...one,
    ...restOf(one.invoice, takenOut),
    cause: cancelledParcel,
    reason: reasonOf(cancelledBy ?? orderCancelledBy, ending),
    ...moneyOf(payBy, false),
  }));
  const ofMarket = fees.map((fee) => feeOf(fee, orderCancelledBy));
  return [
    ...whole,
    ...uncreditedReturns.map((one, index) => partOf(one, uncreditedReturns.slice(0, index))),
    ...ofMarket,
  ].toSorted(
    (a, b) =>
      Number(a.invoice.seller.id > b.invoice.seller.id) - Number(a.invoice.seller.id < b.invoice.seller.id),
  );
}

/** The part of an invoice that is credited with its parcel, if lines were taken out before; else all of it. */
function restOf(invoice: Invoice, takenOut: readonly number[]): Pick<CreditNote, 'part'> {
  if (takenOut.length === 0) return {};
  const lines = invoice.lines.filter((_, index) => !takenOut.includes(index));
  const pieces = invoice.lines.flatMap(({ kind, quantity, offPaise, marketPaise }, line) =>
    kind === 'delivery' || takenOut.includes(line)
      ? []
      : [{ line, quantity, ...(offPaise && { offPaise }), ...(marketPaise && { marketPaise }) }],
  );
  return { part: { lines, pieces } };
}

/** The market's note for a fee that goes back (R-GST-6). */
function feeOf(
  { invoice, sellerId, cancelledBy, ending, returned, payBy }: store.UncreditedFee,
  orderCancelledBy: string | null,
): NoteToIssue {
  return {
    invoice,
    code: marketAsSupplier.code,
    cause: returned?.id ?? (sellerId === null ? `kept ${invoice.number}` : `${cancelledParcel} ${sellerId}`),
    reason: returned ? reasonOfReturn(returned.reason) : reasonOf(cancelledBy ?? orderCancelledBy, ending),
    part: { lines: invoice.lines.filter((line) => (line.sellerId ?? null) === sellerId), pieces: [] },
    ...moneyOf(payBy, returned !== null),
  };
}

/** @param before the returns credited just before this one */
function partOf(one: store.UncreditedReturn, before: readonly store.UncreditedReturn[]): NoteToIssue {
  const { invoice, code, cause, reason, delivery, payBy, earlier } = one;
  const sameInvoice = before.filter((other) => other.invoice.number === invoice.number).map(piecesOf);
  const pieces = [piecesOf(one)];
  const lines = creditLines(invoice, [...earlier, ...sameInvoice], { pieces, delivery });
  return {
    invoice,
    code,
    cause,
    reason: reasonOfReturn(reason),
    part: { lines, pieces },
    ...moneyOf(payBy, reason !== 'not supplied'),
  };
}

const piecesOf = ({ invoice, line, quantity, ...off }: store.UncreditedReturn): LinePieces => ({
  line,
  quantity,
  ...offOfPieces(invoice.lines[line], off),
});

async function issue(
  trx: Database,
  orderId: string,
  { missing, now }: { missing: readonly NoteToIssue[]; now: Date },
): Promise<void> {
  const year = financialYear(now);
  // Nothing is paid back twice: what the bank gives back is not refunded.
  const byBank = (await hasClawback(trx, orderId)) ? ({ money: 'after the bank' } as const) : {};
  for (const { code, cause, ...content } of missing) {
    const serial = await store.drawCreditSerial(trx, content.invoice.seller.id, year);
    const number = creditNoteNumber(code, year, serial);
    await store.insertCreditNote(
      trx,
      { number, issuedAt: now.toISOString(), ...byBank, ...content },
      { year, serial, cause },
    );
  }
}
