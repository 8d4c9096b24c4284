import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Choice } from './kinds.ts';

/** What a customer chose, where it differs from what is given. */
export async function readChoices(db: Database, customerId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select notice_group as "group", channel, wanted from notice_choices where customer_id = ${customerId}`.execute(
    db,
  );
  return rows;
}
