import { sql } from 'kysely';
import type { Database } from '../../src/platform/database.ts';

/** Which tables contain these words. */
export async function whereIs(db: Database, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    for (const word of words) if (rows.some(({ row }) => row.includes(word))) found.push(`${name}: ${word}`);
  }
  return found;
}
