import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { backedUpShop } from '../../test/support/backed-up-shop.ts';

/**
 * A restore that is killed (kill -9) before any of its steps leaves the rows whole, as they were or as the backup's, and
 * every photo of the shop; the next restore finishes.
 */

const shop = await backedUpShop();

/** What a kill before the first step of this name leaves, and why. */
const table = [
  // Nothing has begun; what an earlier killed restore staged is removed first.
  ['rm restoring', 'as it was'],
  // PostgreSQL rolls back a transaction whose connection is lost.
  ['sql truncate', 'as it was'],
  ['sql alter table', 'as it was'],
  ['sql copy', 'as it was'],
  // Photos of the backup wait in a folder of their own, where the shop looks for none.
  ['writeFile restoring/photos/cd/cdlost', 'as it was'],
  ['sql analyze', 'as it was'],
  // Lost photos come back before the commit, each under another name until it is whole. No row names them yet.
  ['open photos/cd/cdlost.part', 'as it was'],
  ['rename photos/cd/cdlost.part', 'as it was'],
  ['rename photos/cd/cdother.part', 'as it was'],
  ['sql commit', 'as it was'],
  // The server may have the commit already: either is whole.
  ['commit underway', 'either'],
  // All rows are in, and no row names a missing photo. A photo that was damaged still is, until it is replaced at once.
  ['open photos/ef/efdamaged.part', 'restored'],
  ['rename photos/ef/efdamaged.part', 'restored'],
] as const;

/** Runs `ops restore --replace`; with `killAt` it is killed before that step. */
async function restoreInProcess(killAt = 0): Promise<{ steps: string[]; end: unknown }> {
  const steps = join(shop.folder, 'steps');
  await rm(steps, { force: true });
  const words = ['tools/ops/main.ts', 'restore', shop.file, '--replace'];
  const ops = spawn(process.execPath, ['--import', './test/support/kill-at-step.ts', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...shop.env, STEPS: steps, KILL_AT: String(killAt) },
  });
  const [code, signal] = await once(ops, 'exit');
  return { steps: (await readFile(steps, 'utf8')).trim().split('\n'), end: signal ?? code };
}

/** The steps of a restore that nobody kills. */
let steps: string[];
beforeAll(async () => {
  await shop.change();
  const whole = await restoreInProcess();
  if (whole.end !== 0) throw new Error(`It ended with ${String(whole.end)}`);
  steps = whole.steps;
});

async function killBefore(at: number, outcome: 'as it was' | 'restored' | 'either'): Promise<void> {
  const before = await shop.change();
  const run = await restoreInProcess(at + 1);
  expect([run.end, run.steps.at(-1)]).toEqual(['SIGKILL', steps[at]]);
  const { rows, [shop.damagedPhoto.slice('photos/'.length)]: photoText, ...photos } = await shop.read();
  const wholes = {
    'as it was': [before.rows],
    restored: [shop.backup.rows],
    either: [before.rows, shop.backup.rows],
  };
  expect(wholes[outcome]).toContain(rows);
  expect(['half', shop.damagedPhoto]).toContain(photoText);
  const { rows: _rows, 'ef/efdamaged': _damaged, ...own } = before;
  expect(photos).toMatchObject(own);
  // Whatever else is there is the backup's, and all of it once its rows are.
  const { rows: restoredRows, 'ef/efdamaged': _same, ...ofBackup } = shop.backup;
  expect({ ...ofBackup, ...own }).toMatchObject(photos);
  expect(rows === restoredRows ? photos : ofBackup).toMatchObject(ofBackup);
  await shop.restore();
  expect(await shop.read()).toEqual({ ...shop.backup, 'gh/ghnewer': 'newer' });
  expect(existsSync(join(shop.dataDir, 'restoring'))).toBe(false);
}

it.each(table)('killed before %s: the shop is %s', async (name, outcome) => {
  expect(steps).toContain(name);
  await killBefore(steps.indexOf(name), outcome);
});

it('killed before its last step, the shop is restored', async () => {
  expect(steps.lastIndexOf('rm restoring')).toBeGreaterThan(steps.indexOf('commit underway'));
  await killBefore(steps.lastIndexOf('rm restoring'), 'restored');
});
