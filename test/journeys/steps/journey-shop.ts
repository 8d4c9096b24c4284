import { type Browser, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { comeFrom, serverOf } from '../../support/come-from.ts';
import { startPostgres } from '../../../packages/embedded-postgres/src/start-postgres.ts';
import { databaseUrl, query } from '../../../packages/embedded-postgres/src/testing.ts';
import { type Connection, type Database, openDatabase } from '../../../src/platform/database.ts';
import { startBehindNginx } from '../../support/servers-behind-nginx.ts';
import { startShopProcess } from '../../support/shop-process.ts';

/** A journey's own demo shop, for journeys that stop or change it. */
export interface JourneyShop {
  readonly address: string;
  /** Its number of servers. */
  readonly servers: number;
  /** How many of them have customers' sockets. */
  serversWithPeople(): Promise<number>;
  /** Stops all its servers. */
  stop(): Promise<void>;
  /** Starts it again at the same address, optionally with other settings. */
  start(env?: Record<string, string>): Promise<void>;
  /** A browser whose socket is on another server than that of `browser`; with a single server, `browser` itself. */
  browserElsewhere(browser: Browser): Promise<Browser>;
  /** Runs `npm run ops` on it. Returns the output. */
  ops(...words: string[]): Promise<string>;
  /** Reads its database. */
  read<T>(reading: (db: Database) => Promise<T>): Promise<T>;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
}

/** One server, or two behind nginx if the journeys run that way (playwright.config.ts). */
export function startJourneyShop(env: Record<string, string> = {}): Promise<JourneyShop> {
  return process.env.JOURNEYS_SERVERS === '2' ? twoServers(env) : oneServer(env);
}

async function oneServer(env: Record<string, string>): Promise<JourneyShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-journey-'));
  chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  let shop = await startShopProcess(dataDir, env);
  const { address } = shop;
  return {
    address,
    servers: 1,
    serversWithPeople: async () => 1,
    stop: () => shop.stop(),
    start: async (other) => {
      shop = await startShopProcess(dataDir, { PORT: new URL(address).port, PUBLIC_URL: address, ...other });
    },
    browserElsewhere: async (browser) => browser,
    ops: (...words) => runOps(words, { DATA_DIR: dataDir }),
    read: async (reading) => {
      const postgres = await startPostgres({ dataDir });
      return readFrom(postgres.connection, reading).finally(() => postgres.stop());
    },
    close: async () => {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function twoServers(env: Record<string, string>): Promise<JourneyShop> {
  const servers = await startBehindNginx(env);
  const { host, port } = new URL(servers.address);
  const shops: { close(): unknown }[] = [];
  return {
    address: servers.address,
    servers: 2,
    serversWithPeople: async () => {
      const rows = await query(servers.postgres.connection, 'select distinct process_id from live_people');
      return rows.length;
    },
    stop: async () => void (await Promise.all(servers.running.map((server) => server.stop()))),
    start: async (other) => void (await Promise.all([servers.start(0, other), servers.start(1, other)])),
    browserElsewhere: async (browser) => {
      const door = await comeFrom(await addressElsewhere(servers), Number(port));
      const { launchOptions } = test.info().project.use;
      const through = `--host-resolver-rules=MAP ${host} 127.0.0.1:${door.port}`;
      const other = await browser
        .browserType()
        .launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), through] });
      shops.push(other, door);
      return other;
    },
    ops: (...words) => runOps(words, { DATABASE_URL: databaseUrl(servers.postgres.connection) }),
    read: (reading) => readFrom(servers.postgres.connection, reading),
    close: async () => {
      for (const one of shops) await one.close();
      await servers.stop();
    },
  };
}

/** A local address whose sockets nginx sends to another server than those of 127.0.0.1. */
async function addressElsewhere(servers: Parameters<typeof serverOf>[1]): Promise<string> {
  const here = await serverOf('127.0.0.1', servers);
  for (let last = 2; last < 100; last++) {
    const from = `127.0.0.${last}`;
    if ((await serverOf(from, servers)) !== here) return from;
  }
  throw new Error('nginx sends every address to the same server');
}

async function readFrom<T>(connection: Connection, reading: (db: Database) => Promise<T>): Promise<T> {
  const { db } = openDatabase(connection, 1, 60_000);
  return reading(db).finally(() => db.destroy());
}

async function runOps(words: readonly string[], env: Record<string, string>): Promise<string> {
  const options = { env: { ...process.env, ...env }, timeout: 120_000 };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/ops/main.ts', ...words], options);
  return stdout;
}
