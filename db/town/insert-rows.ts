import { sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';

/** Inserts rows by one statement: they are sent as one JSON document, which PostgreSQL converts to the table's types. */
export async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  if (rows.length > 0)
    await execute(db)`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}
