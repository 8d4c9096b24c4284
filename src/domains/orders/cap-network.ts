import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { shop } from '../../shop.ts';
import { type Draft, lockNetwork, readHeldFrom } from './placing.store.ts';

/**
 * Limits the unpaid goods of one network, over all accounts (R-STOCK-2). First in the transaction that writes the order:
 * orders of one network wait for each other, so none is counted before another is written.
 */
export async function capNetwork(
  trx: Database,
  { placedFrom, lines }: Draft,
  replaces: string | null,
): Promise<Refusal<'list_full'> | null> {
  if (placedFrom === null) return null;
  await lockNetwork(trx, placedFrom);
  const held = await readHeldFrom(trx, placedFrom, replaces);
  const { orders, pieces } = shop.maxHeldFromAddress;
  const more = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (held.orders < orders && held.pieces + more <= pieces) return null;
  return refuse('list_full', { error: m.network_holds_too_much() });
}
