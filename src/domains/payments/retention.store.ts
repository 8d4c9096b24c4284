import { countChanged, type Database } from '../../platform/database.ts';

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

/** Empties payer and text of up to `limit` bank statement lines. Amount, date and UTR stay for the books. */
export function emptyStatementPayers(db: Database, { before, limit }: Batch): Promise<number> {
  return countChanged(db)`
    update bank_lines set payer = '', text = ''
    where id in (select id from bank_lines where read_at < ${before} and (payer <> '' or text <> '') limit ${limit})`;
}
