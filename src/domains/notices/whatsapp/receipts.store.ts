import { type Database, execute, listValues } from '../../../platform/database.ts';

/**
 * Meta's receipts in the order in which they supersede each other. A delivered message can no longer become failed.
 */
export const receipts = ['sent', 'failed', 'delivered', 'read'] as const;
export type Receipt = (typeof receipts)[number];

/** A receipt for a message, by Meta's message id. */
export interface GivenReceipt {
  readonly carrierId: string;
  readonly receipt: Receipt;
  /** The reason of a failure; '' otherwise. */
  readonly reason: string;
}

/** Stores Meta's id of an accepted message. Receipts of an earlier attempt no longer count. */
export async function keepCarrierId(db: Database, id: number, carrierId: string): Promise<void> {
  await execute(db)`update outbox set carrier_id = ${carrierId}, receipt = '' where id = ${id}`;
}

/**
 * Stores receipts, at most one per message, if they supersede the known one. A failed message is given up and listed
 * at the desk.
 * @returns the message ids that are unknown
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
    select "carrierId" from given
    where "carrierId" is not null and not exists (select from outbox o where o.carrier_id = given."carrierId")`;
}
