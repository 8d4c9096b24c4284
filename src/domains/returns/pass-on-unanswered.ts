import { hour, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { shop } from '../../shop.ts';
import type { KnownOfOrders } from '../orders/known-of-orders.ts';
import { moveReturn } from './move-return.ts';
import { holdReturn, listUnanswered } from './returns.store.ts';

/** No money moves when a return is passed on. */
const ports: Pick<KnownOfOrders, 'acceptedPayment'> = {
  acceptedPayment: () => {
    throw new Error('A return that is passed on is not paid back');
  },
};

/**
 * Passes returns that their shops have not answered in time on to the operators (R-RETURN-7). Safe to run in several
 * processes: a return that moved meanwhile is left alone.
 */
export async function passOnUnanswered(db: Database, now: Date): Promise<void> {
  for (const id of await listUnanswered(db, shift(now, -shop.answerReturnsWithinHours * hour)))
    await inTransaction(db, async (trx) => {
      const existing = await holdReturn(trx, id, {});
      if (existing?.state !== 'asked') return null;
      const outcome = await moveReturn(trx, existing, {
        to: 'unanswered',
        actor: { kind: 'server' },
        now,
        known: ports,
      });
      if ('refused' in outcome) throw new Error(`Return ${id} could not be passed on: ${outcome.error}`);
      return outcome;
    });
}
