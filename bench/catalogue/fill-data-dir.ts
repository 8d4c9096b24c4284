import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, execute } from '../../src/platform/database.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { migrate } from '../../src/platform/migrations/migrate.ts';
import { openShop } from '../open-shop.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillingSettings } from './quick-writes.ts';

/**
 * Makes a catalogue of this size in a data folder, unless an earlier run already did.
 *
 * @throws if the folder contains a catalogue of another size, or part of one
 */
export async function fillDataDir(dataDir: string, size: number, say: (line: string) => void): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres'))) {
    const town = await openShop(dataDir); // migrated, and filled with the town's products
    await town.close();
  }
  const postgres = await startPostgres({ dataDir, settings: fillingSettings });
  const { db } = openDatabase(postgres.connection, 1, 0);
  try {
    await migrate(db);
    const rows = await execute<{ made: number }>(db)`
      select count(*)::int as made from products where id like 'big%'`;
    const count = rows[0]?.made ?? 0;
    if (count === 0) await fillCatalogue(db, size, say);
    else if (count !== size)
      throw new Error(`${dataDir} holds ${count} products: remove it, or ask for as many`);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
