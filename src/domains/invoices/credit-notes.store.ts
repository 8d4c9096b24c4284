import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, listValues } from '../../platform/database.ts';
import { addingJob } from '../../platform/jobs/jobs.store.ts';
import { issueCreditNotesJob, type PayWay } from '../orders/order.ts';
import { cancelledParcel, type CreditNote, type Ending, type ReasonOfPieces } from './credit-note.ts';
import { type Invoice, marketId } from './invoice.ts';
import type { LinePieces } from './credit-lines.ts';
import { refundedRows } from '../returns/readable.store.ts';
import { orderLineRows, orderRows, parcelRows, takenOutRows } from '../orders/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/**
 * An order's credit notes as issued, in the order of its invoices; optionally only if it is this customer's order.
 */
export function listCreditNotes(db: Database, orderId: string, customerId?: string): Promise<CreditNote[]> {
  return listValues(db)`
    select n.content from credit_notes n join ${orderRows} o on o.id = n.order_id
    where n.order_id = ${orderId} ${customerId === undefined ? sql`` : sql`and o.customer_id = ${customerId}`}
    order by (n.content -> 'invoice' ->> 'part')::int, n.serial`;
}

/** A condition: invoice `i` lists the order's line at this position, which was not taken out before it was issued. */
const isListed = (position: RawBuilder<unknown>) =>
  sql`not coalesce(i.content -> 'outPositions', '[]') @> to_jsonb(${position})`;

const ofShop = (seller: RawBuilder<unknown>, shopId: string | null) =>
  sql`(${shopId}::text is null or ${seller} = ${shopId})`;

/** The credit notes for lines that a shop (null: any) could not supply of these orders. */
export function listShortageNotes(
  db: Database,
  shopId: string | null,
  orderIds: readonly string[],
): Promise<CreditNote[]> {
  return listValues(db)`
    select n.content from credit_notes n join ${takenOutRows} t on t.order_id = n.order_id and t.seller_id = n.seller_id and t.id = n.cause
    where n.order_id = any(${orderIds}::text[]) and ${ofShop(sql`n.seller_id`, shopId)} order by n.order_id, n.serial`;
}

/** Those of these orders in which a shop's invoice lacks the credit note for a line that was not supplied. */
export function listUncreditedShortages(
  db: Database,
  shopId: string | null,
  orderIds: readonly string[],
): Promise<string[]> {
  return listValues(db)`
    select distinct t.order_id from ${takenOutRows} t join invoices i on i.order_id = t.order_id and i.seller_id = t.seller_id
    where t.order_id = any(${orderIds}::text[]) and ${ofShop(sql`t.seller_id`, shopId)}
      and ${isListed(sql`t.position`)} and not ${hasNote(sql`t.order_id`, sql`t.seller_id`, sql`t.id`)}`;
}

/** An invoice that needs a credit note. `cancelledBy` in the form of order_moves. */
export interface UncreditedInvoice {
  readonly invoice: Invoice;
  /** The prefix of the seller's numbers. */
  readonly code: string;
  readonly cancelledBy: string | null;
  readonly ending: Ending;
  readonly payBy: PayWay;
  /** Its lines that were taken out before, by their index: they have a note of their own. */
  readonly takenOut: readonly number[];
}

const endingOf = sql`
  case when p.refused_at is not null then 'refused' when p.lost_at is not null then 'lost'
       when p.brought_back_at is not null then 'brought back' else 'cancelled' end`;

/** An order's invoices with a cancelled parcel and no credit note, by seller id. */
export function listUncredited(db: Database, orderId: string): Promise<UncreditedInvoice[]> {
  return execute(db)`
    select i.content as invoice, s.invoice_code as code, p.cancelled_by as "cancelledBy",
           ${endingOf} as ending, o.pay_by as "payBy", array(
             select (select count(*)::int from ${orderLineRows} before
                     where before.order_id = t.order_id and before.seller_id = t.seller_id and before.position < t.position and ${isListed(sql`before.position`)})
             from ${takenOutRows} t where t.order_id = i.order_id and t.seller_id = i.seller_id and ${isListed(sql`t.position`)}) as "takenOut"
    from invoices i join ${sellerRows} s on s.id = i.seller_id join ${orderRows} o on o.id = i.order_id
    left join ${parcelRows} p on p.order_id = i.order_id and p.seller_id = i.seller_id
    where i.order_id = ${orderId}
      and exists (select from ${orderLineRows} l where l.order_id = i.order_id and l.seller_id = i.seller_id and l.cancelled)
      and not ${hasNote(sql`i.order_id`, sql`i.seller_id`)}
    order by i.seller_id`;
}

/**
 * Returned pieces of an invoice that need a credit note. `line` is the index among the seller's lines, as in the
 * invoice.
 */
export interface UncreditedReturn {
  readonly invoice: Invoice;
  readonly code: string;
  readonly cause: string;
  readonly reason: ReasonOfPieces;
  readonly line: number;
  readonly quantity: number;
  readonly offPaise: number;
  readonly offSellerPaise: number;
  readonly delivery: boolean;
  readonly payBy: PayWay;
  /** Pieces on earlier credit notes of the invoice. */
  readonly earlier: LinePieces[];
}

/**
 * An order's refunded returns without a credit note, whose parcel is invoiced: grouped by seller, in order of time.
 */
export function listUncreditedReturns(db: Database, orderId: string): Promise<UncreditedReturn[]> {
  return execute(db)`
    select i.content as invoice, s.invoice_code as code, r.id as cause, r.reason, r.quantity, r.off_paise as "offPaise", r.off_seller_paise as "offSellerPaise", r.delivery, o.pay_by as "payBy", (
             select count(*)::int from ${orderLineRows} l
             where l.order_id = r.order_id and l.seller_id = r.seller_id and l.position < r.position and ${isListed(sql`l.position`)}) as line, (
             select coalesce(json_agg(piece), '[]') from credit_notes n, jsonb_array_elements(n.content -> 'part' -> 'pieces') piece
             where n.order_id = r.order_id and n.seller_id = r.seller_id) as earlier
    from ${refundedRows} r join invoices i on i.order_id = r.order_id and i.seller_id = r.seller_id
    join ${sellerRows} s on s.id = r.seller_id join ${orderRows} o on o.id = r.order_id
    where r.order_id = ${orderId} and ${isListed(sql`r.position`)} and not ${hasNote(sql`r.order_id`, sql`r.seller_id`, sql`r.id`)}
    order by r.seller_id, r.updated_at, r.id`;
}

/** A delivery fee that goes back, without a credit note of the market for it. */
export interface UncreditedFee extends Omit<UncreditedInvoice, 'code' | 'takenOut'> {
  /** Whose parcel it is for; null for one that was kept of a refund and goes back with the rest. */
  readonly sellerId: string | null;
  /** The return with which it goes back; null for a parcel that is taken back whole. */
  readonly returned: { readonly id: string; readonly reason: ReasonOfPieces } | null;
}

/**
 * The delivery fees of an order that go back with a parcel or a return (R-RETURN-3), or with the rest that they were
 * kept for (R-ORDER-9), as far as the market invoiced them.
 */
export function listUncreditedFees(db: Database, orderId: string): Promise<UncreditedFee[]> {
  return execute(db)`
    select i.content as invoice, back.*, o.pay_by as "payBy"
    from invoices i join ${orderRows} o on o.id = i.order_id
    cross join lateral (
      select l.seller_id as "sellerId", p.cancelled_by as "cancelledBy", ${endingOf} as ending, null::json as returned
      from (select distinct seller_id from ${orderLineRows} l where l.order_id = ${orderId} and l.cancelled) l
      left join ${parcelRows} p on p.order_id = ${orderId} and p.seller_id = l.seller_id
      where not ${hasNote(sql`i.order_id`, sql`i.seller_id`, sql`${cancelledParcel} || ' ' || l.seller_id`)}
      union all
      select r.seller_id, null, 'cancelled', json_build_object('id', r.id, 'reason', r.reason)
      from ${refundedRows} r
      where r.order_id = ${orderId} and r.delivery and not ${hasNote(sql`i.order_id`, sql`i.seller_id`, sql`r.id`)}) back
    where i.order_id = ${orderId} and i.seller_id = ${marketId}
      and i.content -> 'lines' @> json_build_array(json_build_object('sellerId', back."sellerId"))::jsonb
    union all
    select i.content, null, null, case when exists (
             select from ${parcelRows} p where p.order_id = o.id and p.lost_at is not null) then 'lost' else 'cancelled' end, null, o.pay_by
    from invoices i join ${orderRows} o on o.id = i.order_id
    where i.order_id = ${orderId} and i.seller_id = ${marketId} and o.kept_paise = 0 and not i.content #> '{lines,0}' ? 'sellerId'
      and not ${hasNote(sql`i.order_id`, sql`i.seller_id`, sql`'kept ' || i.number`)}
    order by "sellerId" nulls last`;
}

/**
 * Draws a seller's next credit-note number in a financial year, from 1, without gaps or repeats (see `drawSerial`).
 */
export function drawCreditSerial(trx: Database, sellerId: string, year: string): Promise<number> {
  return getValue(trx)`
    insert into credit_note_counters (seller_id, financial_year, last_number) values (${sellerId}, ${year}, 1)
    on conflict (seller_id, financial_year) do update set last_number = credit_note_counters.last_number + 1
    returning last_number as serial`;
}

export async function insertCreditNote(
  trx: Database,
  note: CreditNote,
  number: { year: string; serial: number; cause: string },
): Promise<void> {
  const { order, seller } = note.invoice;
  await execute(trx)`
    insert into credit_notes (order_id, seller_id, cause, financial_year, serial, number, issued_at, content)
    values (${order.id}, ${seller.id}, ${number.cause}, ${number.year}, ${number.serial}, ${note.number}, ${note.issuedAt},
            ${JSON.stringify(note)}::jsonb)`;
}

/**
 * Adds missing jobs for invoices whose parcel, order or pieces were taken back before `since`, or that a kept delivery
 * fee lacks; at most 500.
 */
export async function adoptCancelled(db: Database, since: Date): Promise<void> {
  const { task, maxAttempts } = issueCreditNotesJob;
  await execute(db)`
    select ${addingJob(task, { payload: sql`json_build_object('orderId', id)`, key: sql`'credit ' || id`, maxAttempts })}
    from (
      select p.order_id as id from ${parcelRows} p
      where coalesce(p.cancelled_at, p.refused_at, p.lost_at) < ${since} and ${hasUncreditedInvoice(sql`p.order_id`, sql`p.seller_id`)}
      union
      select o.id from ${orderRows} o
      where o.order_status = 'cancelled' and o.sold and o.updated_at < ${since}
        and ${hasUncreditedInvoice(sql`o.id`, sql`i.seller_id`)}
      union
      select r.order_id from ${refundedRows} r
      where r.updated_at < ${since} and not ${hasNote(sql`r.order_id`, sql`r.seller_id`, sql`r.id`)}
        and exists (select from invoices i where i.order_id = r.order_id and i.seller_id = r.seller_id and ${isListed(sql`r.position`)})
      union
      select o.id from ${orderRows} o
      where o.kept_paise > 0 and o.updated_at < ${since}
        and not exists (select from invoices i where i.order_id = o.id and i.seller_id = ${marketId})
      limit 500) as without_note`;
}

const hasUncreditedInvoice = (orderId: RawBuilder<unknown>, sellerId: RawBuilder<unknown>) => sql`exists (
  select from invoices i where i.order_id = ${orderId} and i.seller_id = ${sellerId}
    and not ${hasNote(sql`i.order_id`, sql`i.seller_id`)})`;

const hasNote = (
  orderId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
  cause = sql`${cancelledParcel}`,
) => sql`exists (
  select from credit_notes n where n.order_id = ${orderId} and n.seller_id = ${sellerId} and n.cause = ${cause})`;
