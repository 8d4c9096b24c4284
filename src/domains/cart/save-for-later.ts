import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { maxLines } from './cart.ts';
import * as store from './cart.store.ts';
import { isVariant, lockSaved, savePieces } from './saved.store.ts';

/**
 * Moves a line from the cart to the saved ones, with its quantity (R-CART-1). `not_found`: the cart has no such line.
 * `list_full`: too much is saved, and the line stays in the cart.
 */
export function saveForLater(
  db: Database,
  customerId: string,
  lineId: string,
  now: Date,
): Promise<{ message: string } | Refusal<'list_full' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    await lockSaved(trx, customerId);
    const line = await store.takeLine(trx, customerId, lineId);
    if (!line) return refuse('not_found', { error: refusals.not_in_cart() });
    return save(trx, customerId, line, now);
  });
}

/**
 * Saves pieces of a variant, also of a sold-out one, on top of what is saved of it (R-CART-1). `not_found`: there is no
 * such variant. `list_full`: too much is saved.
 */
export function saveVariant(
  db: Database,
  customerId: string,
  pieces: Pieces,
  now: Date,
): Promise<{ message: string } | Refusal<'list_full' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    await lockSaved(trx, customerId);
    if (!(await isVariant(trx, pieces.variantId)))
      return refuse('not_found', { error: refusals.product_not_found() });
    return save(trx, customerId, pieces, now);
  });
}

interface Pieces {
  readonly variantId: string;
  readonly quantity: number;
}

async function save(trx: Database, customerId: string, { variantId, quantity }: Pieces, now: Date) {
  return (await savePieces(trx, customerId, { id: newId(now), variantId, quantity, now }))
    ? { message: answers.saved_for_later() }
    : refuse('list_full', { error: refusals.saved_full({ max: maxLines }) });
}
