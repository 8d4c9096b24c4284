import { sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';

/** The tables that contain these words. */
export async function whereIs(db: Database, words: readonly string[]): Promise<string[]> {
  const tables = await execute<{ name: string }>(db)`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await execute<{ row: string }>(db)`select t::text as row from ${sql.table(name)} t`;
    for (const word of words) if (rows.some(({ row }) => row.includes(word))) found.push(`${name}: ${word}`);
  }
  return found;
}
