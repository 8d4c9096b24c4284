import { sql } from 'kysely';
import { countChanged, type Database } from '../../platform/database.ts';
import { digestOf } from './statement/bank-lines.store.ts';

/** A line in which the bank gave no reference has its narration there. */
const isNarration = sql`(reference is distinct from utr and reference !~ '^([A-Za-z0-9]{1,22}|sha256:.*)?$')`;

interface Batch {
  readonly before: Date;
  readonly limit: number;
}

/** Empties the bodies of up to `limit` finished webhooks. Digest and outcome stay. */
export function emptyWebhooks(db: Database, { before, limit }: Batch): Promise<number> {
  return countChanged(db)`
    update webhooks set body = null
    where id in (select id from webhooks where received_at < ${before} and state = 'done' and body is not null limit ${limit})`;
}

/**
 * Empties the bodies of up to `limit` events that need no decision, except for the payment's id. Evidence and outcome
 * stay.
 */
export function emptyEvents(db: Database, { before, limit }: Batch): Promise<number> {
  return countChanged(db)`
    update payment_events set body = jsonb_strip_nulls(jsonb_build_object('payment_id', body ->> 'payment_id'))
    where (provider, event_id) in (
      select provider, event_id from payment_events
      where received_at < ${before} and body - 'payment_id' <> '{}'
        and (resolved_at is not null or not (outcome like 'review:%' or outcome = 'unknown_order'))
      limit ${limit})`;
}

/**
 * Empties payer and text of up to `limit` bank statement lines, and makes a digest of a narration that stands for a
 * reference. Amount, date, UTR and the bank's own reference stay for the books.
 */
export function emptyStatementPayers(db: Database, { before, limit }: Batch): Promise<number> {
  return countChanged(db)`
    update bank_lines set payer = '', text = '',
      reference = case when ${isNarration} then ${digestOf(sql`reference`)} else reference end
    where id in (
      select id from bank_lines where read_at < ${before} and (payer <> '' or text <> '' or ${isNarration}) limit ${limit})`;
}
