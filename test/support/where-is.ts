import { sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';

/** Numbers are found in any spelling: without blanks, brackets, dashes. */
const plain = (text: string) => text.toLowerCase().replace(/[\s()./-]/g, '');
const hex = (word: string) => Buffer.from(word).toString('hex');

/** The tables, of every schema, that contain these words in any column: text, JSON, arrays, or bytes. */
export async function whereIs(db: Database, words: readonly string[]): Promise<string[]> {
  const tables = await execute<{ schema: string; name: string }>(db)`
    select nspname as schema, relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind = 'r' and nspname !~ '^pg_|information_schema'`;
  const columns: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await execute<{ row: string }>(
      db,
    )`select t::text as row from ${sql.table(`${schema}.${name}`)} t`;
    const texts = rows.map(({ row }) => [plain(row), row] as const);
    for (const word of words)
      if (texts.some(([text, row]) => text.includes(plain(word)) || row.includes(hex(word))))
        columns.push(`${name}: ${word}`);
  }
  return columns;
}
