import { type Database, execute, listValues } from '../../../platform/database.ts';

/** What Meta says of a message, from the first to the last; of one that was delivered it is not believed that it failed. */
export const receipts = ['sent', 'failed', 'delivered', 'read'] as const;
export type Receipt = (typeof receipts)[number];

/** A receipt of a message, by Meta's own name of it. */
export interface GivenReceipt {
  readonly carrierId: string;
  readonly receipt: Receipt;
  /** Of a failure; '' otherwise. */
  readonly reason: string;
}

/** Keeps Meta's name of a message that it has accepted; receipts of an earlier try are of no more use. */
export async function keepCarrierId(db: Database, id: number, carrierId: string): Promise<void> {
  await execute(db)`update outbox set carrier_id = ${carrierId}, receipt = '' where id = ${id}`;
}

/**
 * Keeps receipts, at most one for each message, where they say more than what is known. A message that failed is given up, for the desk.
 * @returns the names that no message has
 */
export function keepReceipts(db: Database, given: readonly GivenReceipt[]): Promise<string[]> {
  return listValues<string>(db)`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given("carrierId" text, receipt text, reason text)
    ), kept as (
      update outbox o set receipt = given.receipt,
        state = case given.receipt when 'failed' then 'failed' else state end,
        last_error = case given.receipt when 'failed' then given.reason else last_error end
      from given where o.carrier_id = given."carrierId"
        and array_position(${receipts}::text[], given.receipt) > coalesce(array_position(${receipts}::text[], o.receipt), 0)
    )
    select "carrierId" from given where not exists (select from outbox o where o.carrier_id = given."carrierId")`;
}
