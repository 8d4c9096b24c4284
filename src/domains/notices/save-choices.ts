import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { dropWaiting, putChoice } from './choices.store.ts';
import { type Choice, kindsOf } from './kinds.ts';

/**
 * Saves what a customer chose. What is not wanted any more and waits, for the morning or another try, is not sent.
 * Nothing where there is no such customer.
 */
export function saveChoices(db: Database, customerId: string, choices: readonly Choice[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const choice of choices) {
      await putChoice(trx, customerId, choice);
      if (!choice.wanted) await dropWaiting(trx, customerId, kindsOf(choice.group), choice.channel);
    }
  });
}
