import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, type Database, openDatabase } from '../src/platform/database.ts';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { startShopProcess } from '../test/support/shop-process.ts';
import { processorTime } from './processor-time.ts';

/** A shop to measure: the real server in a process of its own over the demo town, and its database beside. */
export interface MeasuredShop {
  readonly address: string;
  /** Milliseconds from its start until it was ready. */
  readonly readyAfter: number;
  readonly db: Database;
  readonly connection: Connection;
  /** Milliseconds of processor time that each has used so far. */
  readonly processor: () => { readonly shop: number; readonly database: number };
  readonly close: () => Promise<void>;
}

/** The folder for a shop; tools/bench.mjs hands one in, so that the town is built once for all. */
export const benchFolder = () => process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'chowk-bench-'));

/** Opens the shop of this data folder. */
export async function openShop(dataDir = benchFolder()): Promise<MeasuredShop> {
  chmodSync(dataDir, 0o755); // for root: so that the user PostgreSQL runs as can enter it
  const server = await startShopProcess(dataDir);
  const postgres = await startPostgres({ dataDir });
  const { db } = openDatabase(postgres.connection, 5);
  const postmaster = Number.parseInt(
    readFileSync(join(postgres.location, 'data/postmaster.pid'), 'utf8'),
    10,
  );
  await pause(1_000); // what a start still does behind the door is not measured
  return {
    address: server.address,
    readyAfter: server.readyAfter,
    db,
    connection: postgres.connection,
    processor: () => ({
      shop: processorTime(server.pid, { alone: true }),
      database: processorTime(postmaster),
    }),
    close: async () => {
      await db.destroy();
      await server.stop();
      await postgres.stop();
    },
  };
}
