import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type Database, execute } from '../../../src/platform/database.ts';
import type { Machines } from './machines.ts';

const root = join(import.meta.dirname, '../../..');

/** Waits until the test's own connection reaches the primary: PgBouncer rejects the first attempt after its database was away. */
export async function untilAnswered(db: Database): Promise<void> {
  for (const patience = AbortSignal.timeout(30_000); ; await pause(500)) {
    const answer = await sql`select 1`.execute(db).catch((error: unknown) => error);
    if (!(answer instanceof Error)) return;
    if (patience.aborted) throw answer;
  }
}

/** Waits until no job is due: invoices, notices. Jobs of a killed server are released after a minute. */
export async function untilWorkedOff(db: Database): Promise<void> {
  for (const patience = AbortSignal.timeout(150_000); ; await pause(500)) {
    const rows = await execute<{ task: string; due: number }>(db)`
      select task_identifier as task, count(*) as due from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts group by 1`;
    if (rows.length === 0) return;
    assert.ok(!patience.aborted, `jobs are worked off, not ${JSON.stringify(rows)}`);
  }
}

/** The output of `npm run ops -- ledger check`; throws it if the books do not balance. */
export async function checkedBooks({ shops }: Pick<Machines, 'shops'>): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: shops.databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/ops/main.ts', 'ledger', 'check'], {
    cwd: root,
    env,
  });
  return stdout.trim().toLowerCase();
}
