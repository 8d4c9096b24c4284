import { sql } from 'kysely';
import { type Database, listValues } from '../../platform/database.ts';

/**
 * Marks the oldest moves that nobody has counted, at most `limit`, and returns the ids of their orders; empty when all
 * are counted. In the transaction that counts them: a move is taken only if that commits.
 */
export async function takeMovesToCount(trx: Database, limit: number): Promise<string[]> {
  const ids = await listValues<string>(trx)`
    update order_moves set counted = true
    where id in (select id from order_moves where not counted order by id limit ${sql.lit(limit)}) returning order_id`;
  return [...new Set(ids)];
}
