import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { type RunningPostgres, startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { temporaryDataDir } from '../../packages/embedded-postgres/src/testing.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { smallShop } from '../support/small-shop.ts';

export const secret = 'the key of the torture’s payment provider';
export const settings = {
  SEED: 'none',
  PAYMENT_SECRET: secret,
  PAYMENT_PROVIDER: 'gateway',
  LOG_LEVEL: 'silent',
};

/** Real servers on one real, durable database, with direct access to it. */
export interface Servers {
  readonly dataDir: string;
  readonly postgres: RunningPostgres;
  readonly db: Database;
  readonly shop: Awaited<ReturnType<typeof smallShop>>;
  /** Replaced in place when a server is restarted. */
  readonly running: ShopProcess[];
  /** The address of one of the servers, in turn. */
  address(): string;
  stop(): Promise<void>;
}

export async function startServers(count: number, env: Record<string, string> = {}): Promise<Servers> {
  const { dataDir, remove } = temporaryDataDir();
  const running: ShopProcess[] = [await startShopProcess(dataDir, { ...settings, ...env })];
  for (let n = 1; n < count; n += 1) running.push(await startShopProcess(dataDir, { ...settings, ...env }));
  const postgres = await startPostgres({ dataDir });
  const { db } = openDatabase(postgres.connection, 8);
  let turn = 0;
  return {
    dataDir,
    postgres,
    db,
    shop: await smallShop(db, systemClock.now()),
    running,
    address: () => (running[(turn += 1) % running.length] as ShopProcess).address,
    stop: async () => {
      for (const server of running) await server.stop();
      await db.destroy();
      await postgres.stop();
      remove();
    },
  };
}

/** One request; the answer's status and body, or null if the server did not answer. */
export async function post(
  address: string,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  try {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}

/** Milliseconds until the shop reports that it is ready; gives up after a minute. */
export async function untilReady(address: string): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < 60_000) {
    const ready = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    await pause(20);
  }
  return performance.now() - begin;
}
