import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import * as store from './cart.store.ts';

/** Adds or removes one piece of a line. */
export async function changeQuantity(
  db: Database,
  customerId: string,
  lineId: string,
  by: 1 | -1,
): Promise<{ message: string } | Refusal<'below_one' | 'not_found' | 'out_of_stock'>> {
  if (await store.changePieces(db, customerId, lineId, by)) return { message: answers.quantity_changed() };
  if (!(await store.hasLine(db, customerId, lineId)))
    return refuse('not_found', { error: refusals.not_in_cart() });
  return refuse(by === 1 ? 'out_of_stock' : 'below_one');
}
