import assert from 'node:assert/strict';
import type { CreditNote } from '../../../src/domains/invoices/credit-note.ts';
import type { Invoice } from '../../../src/domains/invoices/invoice.ts';
import { issueCreditNotes } from '../../../src/domains/invoices/issue-credit-notes.ts';
import { issueInvoices } from '../../../src/domains/invoices/issue-invoices.ts';
import { totalsOf } from '../../../src/domains/invoices/totals.ts';
import { type Database, getValue } from '../../../src/platform/database.ts';
import { isRefusal } from '../../../src/platform/refusal.ts';
import { step } from './commands.ts';

/** The jobs of invoices and credit notes, which may come after any step. */
export const issuePapers = (killPoint: number) =>
  step(
    'issue invoices and credit notes',
    killPoint,
    () => true,
    async (_model, real, sure) => {
      for (const { id: orderId } of real.orders) {
        const order = { orderId, now: real.shop.clock.now() };
        await sure((db) => issueInvoices(db, order));
        await sure((db) => issueCreditNotes(db, order));
        await sure((db) => issueInvoices(db, order));
      }
    },
  );

const sumOf = (lists: readonly { lines: Invoice['lines'] }[]): number =>
  lines(lists).reduce((sum, { grossPaise }) => sum + grossPaise, 0);
const lines = (lists: readonly { lines: Invoice['lines'] }[]) => lists.flatMap((one) => one.lines);

/** @throws AssertionError if what an order's papers charge is not what its sale is in the books, or their tax does not add up */
export async function comparePapers(db: Database, orderIds: readonly string[], now: Date): Promise<void> {
  for (const orderId of orderIds) {
    const order = { orderId, now };
    await issueInvoices(db, order);
    const notes = await issueCreditNotes(db, order);
    const invoices = await issueInvoices(db, order);
    const bills = isRefusal(invoices) ? [] : invoices;
    const back = isRefusal(notes) ? [] : notes.map(creditedPart);
    const salePaise = await getValue<number>(db)`
      select -coalesce(sum(p.amount_paise), 0)::int8 from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.order_id = ${orderId} and e.kind in ('sale', 'sale_taken_back')
        and p.account in ('seller_payable', 'commission', 'shipping', 'tax', 'tcs', 'tds')`;
    assert.equal(sumOf(bills) - sumOf(back), salePaise, `papers of ${orderId}`);
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise, grossPaise } = totalsOf(lines(bills));
    assert.equal(taxablePaise + cgstPaise + sgstPaise + igstPaise, grossPaise, `tax of ${orderId}`);
  }
}

const creditedPart = ({ part, invoice }: CreditNote): { lines: Invoice['lines'] } => part ?? invoice;
