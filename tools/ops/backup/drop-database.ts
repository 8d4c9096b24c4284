import { type Client, escapeIdentifier } from 'pg';

/**
 * Ends the user's own connections to a database, then drops it. Not `with (force)`: who is no superuser may not do that
 * while autovacuum is at work there, whereas a plain drop cancels autovacuum and waits for it.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
    [name],
  );
  await client.query(`drop database if exists ${escapeIdentifier(name)}`);
}
