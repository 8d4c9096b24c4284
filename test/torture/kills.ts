import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startShopProcess } from '../support/shop-process.ts';
import { startPurchases } from './purchases.ts';
import { type Servers, settings, untilReady } from './servers.ts';

/** Milliseconds within which the shop must be ready again on an otherwise idle machine. */
const longest = 5_000;

/** The load of the machine; measure it before purchases begin. */
const load = (): number => loadavg()[0] ?? 0;

/** On a busy machine the figures say nothing about the shop: they are printed with the load, but not judged. */
function judge(times: readonly number[], loadBefore: number): void {
  if (loadBefore <= availableParallelism())
    assert.ok(Math.max(...times) < longest, summarize(times, loadBefore));
}

const summarize = (times: readonly number[], loadBefore: number): string =>
  `ready again after ${times.map((time) => (time / 1_000).toFixed(1)).join(', ')} s, load ${loadBefore.toFixed(1)} before`;

/** Kills the server with SIGKILL `times` times during purchases and restarts it. Nothing acknowledged is lost or doubled. */
export async function killServer(servers: Servers, times: number): Promise<string> {
  const loadBefore = load();
  const purchases = await startPurchases(servers, 8);
  const ready: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await Promise.race([pause(200 + Math.random() * 500), purchases.failed]);
    await servers.running[0]?.kill();
    const server = await startShopProcess(servers.dataDir, settings);
    servers.running[0] = server;
    ready.push(server.readyAfter);
  }
  const { purchases: purchasesMade, unanswered, places } = await purchases.stop();
  assert.ok(unanswered > 0, 'the kills came in the middle');
  judge(ready, loadBefore);
  return `${times} kills, ${purchasesMade} purchases, ${places} of them with a place on a run, ${unanswered} requests unanswered and repeated; ${summarize(ready, loadBefore)}`;
}

/** Kills PostgreSQL (SIGKILL to its postmaster) `times` times during purchases; the server restarts it. */
export async function killPostgres(servers: Servers, times: number): Promise<string> {
  const loadBefore = load();
  const purchases = await startPurchases(servers, 8);
  const ready: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await Promise.race([pause(300 + Math.random() * 700), purchases.failed]);
    const begin = performance.now();
    const pidFile = join(servers.postgres.location, 'data/postmaster.pid');
    const pid = pidOf(pidFile);
    if (pid !== null) process.kill(pid, 'SIGKILL');
    await untilAnother(pidFile, pid);
    await untilReady(servers.address());
    ready.push(performance.now() - begin);
  }
  const { purchases: purchasesMade, unanswered, places } = await purchases.stop();
  assert.ok(unanswered > 0, 'the kills came in the middle');
  judge(ready, loadBefore);
  return `${times} kills, ${purchasesMade} purchases, ${places} of them with a place on a run, ${unanswered} requests unanswered and repeated; ${summarize(ready, loadBefore)}`;
}

/** The pid of PostgreSQL's postmaster; null while there is none. */
function pidOf(pidFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Until the server notices, it may still claim to be ready: first wait for a new postmaster. */
async function untilAnother(pidFile: string, oldPid: number | null): Promise<void> {
  for (const patience = AbortSignal.timeout(60_000); ; await pause(20)) {
    const pid = pidOf(pidFile);
    if (pid !== null && pid !== oldPid) return;
    assert.ok(!patience.aborted, 'PostgreSQL starts again within a minute');
  }
}
