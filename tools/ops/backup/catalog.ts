import { type Client, escapeIdentifier } from 'pg';
import type { Sequence, Table } from './manifest.ts';

/** Queries on PostgreSQL's catalogue about the shop's tables, all of them in the schema `public`. */

/** Transient tables that only notify running processes: their transaction numbers mean nothing on another server. */
const passing = ['search_changes'];

/** The tables to back up. `columns` leaves out generated columns, which are computed again. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`,
    [passing],
  );
  return rows;
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1`);
  return rows;
}

/** The foreign keys between tables: each table with one it references. */
export async function listReferences(client: Client): Promise<{ table: string; needs: string }[]> {
  const { rows } = await client.query<{ table: string; needs: string }>(`
    select distinct child.relname as table, parent.relname as needs
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.relnamespace = 'public'::regnamespace and child.oid <> parent.oid`);
  return rows;
}

/** The names of the applied migrations, in order. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

export async function readVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

/** True if nobody has put anything into the shop: no seller, no product, no customer. */
export async function isUntouched(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`
    select not exists (select from products) and not exists (select from sellers)
       and not exists (select from customers) as empty`);
  return rows[0]?.empty ?? false;
}

/** How many other programs use this database, including the shop itself but not operators' commands. */
export async function countOthers(client: Client, ownName: string): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and application_name <> $1
       and pid <> pg_backend_pid() and state is not null`,
    [ownName],
  );
  return rows[0]?.others ?? 0;
}

/** `"table" ("column", …)`, the target of a COPY. */
export const copyTarget = ({ name, columns }: Table): string =>
  `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
