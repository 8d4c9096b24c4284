import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { dropWaiting, putChoice } from './choices.store.ts';
import { type Choice, kindsOf } from './kinds.ts';

/**
 * Saves a customer's choices. Messages already waiting (for the morning or a retry) on a channel that is no longer
 * wanted are not sent. Does nothing if the customer does not exist.
 */
export function saveChoices(db: Database, customerId: string, choices: readonly Choice[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const choice of choices) {
      await putChoice(trx, customerId, choice);
      if (!choice.wanted) await dropWaiting(trx, { customerId }, kindsOf(choice.group), choice.channel);
    }
  });
}
