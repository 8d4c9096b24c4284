import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { orderRows } from '../orders/readable.store.ts';

interface Batch {
  readonly before: Date;
  readonly limit: number;
}

/** Empties e-mail, phone and UPI address of up to `limit` providers' events that belong to no order. */
export async function emptyStrangePayers(db: Database, { before, limit }: Batch): Promise<number> {
  const { rows } = await sql`
    update payment_events
    set body = body #- '{payload,payment,entity,email}' #- '{payload,payment,entity,contact}' #- '{payload,payment,entity,vpa}'
    where (provider, event_id) in (
      select provider, event_id from payment_events e
      where received_at < ${before} and body #> '{payload,payment,entity}' ?| array['email', 'contact', 'vpa']
        and not exists (select from ${orderRows} o where o.id = e.order_id)
      limit ${limit})
    returning event_id`.execute(db);
  return rows.length;
}

/** Empties payer and text of up to `limit` lines of bank statements; amount, date and UTR stay for the books. */
export async function emptyStatementPayers(db: Database, { before, limit }: Batch): Promise<number> {
  const { rows } = await sql`
    update bank_lines set payer = '', text = ''
    where id in (select id from bank_lines where read_at < ${before} and (payer <> '' or text <> '') limit ${limit})
    returning id`.execute(db);
  return rows.length;
}
