import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, type Database, openDatabase } from '../src/platform/database.ts';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { startShopProcess } from '../test/support/shop-process.ts';
import { processorTime } from './processor-time.ts';

/** A shop to measure: the real server in a separate process with the demo town, and access to its database. */
export interface MeasuredShop {
  readonly address: string;
  /** Milliseconds from start to ready. */
  readonly readyAfter: number;
  readonly db: Database;
  readonly connection: Connection;
  /** Processor time of each so far, in milliseconds. */
  readonly processor: () => { readonly shop: number; readonly database: number };
  readonly close: () => Promise<void>;
}

/** The folder for a shop. tools/bench.mjs passes one in, so that the town is built only once. */
export const benchFolder = () => process.env.BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'chowk-bench-'));

/** Starts the shop of this data folder. */
export async function openShop(dataDir = benchFolder()): Promise<MeasuredShop> {
  chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  const server = await startShopProcess(dataDir);
  const postgres = await startPostgres({ dataDir });
  const { db } = openDatabase(postgres.connection, 5);
  const postmaster = Number.parseInt(
    readFileSync(join(postgres.location, 'data/postmaster.pid'), 'utf8'),
    10,
  );
  await pause(1_000); // do not measure what the start still does in the background
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
