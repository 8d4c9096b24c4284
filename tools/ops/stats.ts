import { sql } from 'kysely';
import type { Command } from './command.ts';

/** How many rows each table holds and what it takes on disk, the largest first. Counts are the planner's estimates. */
export const stats: Command = {
  words: 'stats',
  usage: '',
  summary: 'what the database holds: rows (about) and size of each table',
  async run({ db }) {
    const { rows } = await sql<{ table: string; rows: number; bytes: number }>`
      select relname as table, greatest(reltuples, 0)::int8 as rows, pg_total_relation_size(oid) as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by bytes desc`.execute(db);
    const {
      rows: [whole],
    } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
    const bytes = whole?.bytes ?? 0;
    return {
      lines: [
        ...rows.map(
          (row) => `${row.table.padEnd(28)} ${String(row.rows).padStart(10)} ${megabytes(row.bytes)}`,
        ),
        `${'the whole database'.padEnd(28)} ${' '.repeat(10)} ${megabytes(bytes)}`,
      ],
      data: { tables: rows, bytes },
    };
  },
};

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`.padStart(12);
