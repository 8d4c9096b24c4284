import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { addingJob } from '../../platform/jobs/jobs.store.ts';
import { issueCreditNotesJob } from '../orders/order.ts';
import type { CreditNote } from './credit-note.ts';
import { orderRows } from '../orders/readable.store.ts';

/** An order's credit notes as issued, in the order of its invoices; only the named customer's. */
export async function listCreditNotes(
  db: Database,
  orderId: string,
  customerId?: string,
): Promise<CreditNote[]> {
  const { rows } = await sql<{ content: CreditNote }>`
    select n.content from credit_notes n join ${orderRows} o on o.id = n.order_id
    where n.order_id = ${orderId} ${customerId === undefined ? sql`` : sql`and o.customer_id = ${customerId}`}
    order by (n.content -> 'invoice' ->> 'part')::int`.execute(db);
  return rows.map((row) => row.content);
}

/**
 * Draws a seller's next credit-note number in a financial year, from 1, without gaps or repeats (see `drawSerial`).
 */
export async function drawCreditSerial(trx: Database, sellerId: string, year: string): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    insert into credit_note_counters (seller_id, financial_year, last_number) values (${sellerId}, ${year}, 1)
    on conflict (seller_id, financial_year) do update set last_number = credit_note_counters.last_number + 1
    returning last_number as serial`.execute(trx);
  return rows[0]?.serial ?? Number.NaN;
}

export async function insertCreditNote(
  trx: Database,
  note: CreditNote,
  drawn: { year: string; serial: number },
): Promise<void> {
  const { order, seller } = note.invoice;
  await sql`
    insert into credit_notes (order_id, seller_id, financial_year, serial, number, issued_at, content)
    values (${order.id}, ${seller.id}, ${drawn.year}, ${drawn.serial}, ${note.number}, ${note.issuedAt},
            ${JSON.stringify(note)}::jsonb)`.execute(trx);
}

/** Adds missing jobs for invoiced orders cancelled before `since` without a credit note, at most 500. */
export async function adoptCancelled(db: Database, since: Date): Promise<void> {
  const { task, maxAttempts } = issueCreditNotesJob;
  await sql`
    select ${addingJob(task, { payload: sql`json_build_object('orderId', id)`, key: sql`'credit ' || id`, maxAttempts })}
    from (
      select id from ${orderRows} o
      where order_status = 'cancelled' and payment_status = 'paid' and updated_at < ${since}
        and exists (select from invoices where order_id = o.id)
        and not exists (select from credit_notes where order_id = o.id)
      limit 500) as without_note`.execute(db);
}
