import { openDatabase } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrations/migrate.ts';
import { type RunningPostgres, startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { temporaryDataDir } from '../../packages/embedded-postgres/src/testing.ts';
import { openTortureShop, type TortureShop } from '../../test/torture/torture-shop.ts';

/** Timeout in milliseconds for a statement or a free connection: catches hanging, tolerates a busy machine. */
const patience = 60_000;

/** Calls `work` with a PostgreSQL of its own, which forgets what it wrote when the machine fails. */
export async function withPostgres(work: (postgres: RunningPostgres) => Promise<void>): Promise<void> {
  const { dataDir, remove } = temporaryDataDir();
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off', synchronous_commit: 'off' } });
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
    remove();
  }
}

/** Calls `work` with a shop in this process on a temporary database. */
export async function withTortureShop(work: (shop: TortureShop) => Promise<void>): Promise<void> {
  await withPostgres(async ({ connection }) => {
    const { db } = openDatabase(connection, 10, patience);
    try {
      await migrate(db);
      const shop = await openTortureShop(db);
      await work(shop);
      await shop.app.close();
    } finally {
      await db.destroy();
    }
  });
}
