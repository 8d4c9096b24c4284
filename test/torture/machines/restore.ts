import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../../../src/platform/clock.ts';
import { freePort } from '../../support/shop-process.ts';
import { startPurchases } from '../purchases.ts';
import { checkedBooks } from './afterwards.ts';
import type { Machines } from './machines.ts';
import { execute } from '../../../src/platform/database.ts';

/** Somebody deletes all order lines. A copy of the earlier database is restored from the archive, and the lines are put back. */
export async function restoreToTheMinute(machines: Machines): Promise<string> {
  const { databases, deployment, db } = machines;
  const { name } = await databases.primary();
  databases.run(name, 'base-backup.sh');
  const purchases = await startPurchases(machines, 4);
  while (purchases.purchases.length < 40) await Promise.race([pause(20), purchases.failed]);
  await purchases.stop();
  const before = await readLines(machines);
  await pause(second);
  const rows = await execute<{ time: string }>(db)`
    select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as time`;
  const time = rows[0]?.time ?? '';
  await pause(second);
  await execute(db)`delete from order_lines`;
  await archive(machines, name);

  const began = performance.now();
  const port = String(await freePort());
  const folder = join(deployment.folderOf('db3'), 'restored');
  databases.run(name, 'restore-to.sh', time, folder, port);
  const took = ((performance.now() - began) / second).toFixed(1);
  const psql = ['-h', folder, '-p', port, '-U', 'postgres', '-d', 'chowk', '-Atqc'];
  const file = join(folder, 'order_lines.copy');
  try {
    databases.run(name, 'psql', ...psql, `copy order_lines to '${file}'`);
  } finally {
    databases.run(name, 'pg_ctl', '-D', folder, '-m', 'fast', 'stop');
  }
  databases.run(name, 'psql', '-d', 'chowk', '-Atqc', `\\copy order_lines from '${file}'`);
  const after = await readLines(machines);
  assert.ok(before.lines >= 40, 'there were lines');
  assert.deepEqual(after, before, 'what was deleted is back');
  return `${after.lines} deleted lines of orders came back as they were at ${time}, restored in ${took} s; ${await checkedBooks(machines)}`;
}

async function readLines({ db }: Machines) {
  const rows = await execute<{ lines: number; digest: string }>(db)`
    select count(*) as lines, md5(string_agg(l::text, '' order by l.order_id, l.position)) as digest from order_lines l`;
  return rows[0] ?? { lines: 0, digest: '' };
}

/** Ends the current WAL segment, as archive_timeout would within a minute, and waits until it is archived. */
async function archive({ databases }: Machines, name: Parameters<Machines['databases']['run']>[0]) {
  const ask = (query: string) => databases.run(name, 'psql', '-d', 'postgres', '-Atqc', query).trim();
  const lastSegment = ask('select pg_walfile_name(pg_switch_wal())');
  for (const patience = AbortSignal.timeout(30_000); ; await pause(200)) {
    if (ask(`select last_archived_wal >= '${lastSegment}' from pg_stat_archiver`) === 't') return;
    assert.ok(!patience.aborted, `the archive has ${lastSegment}`);
  }
}
