import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { strayRows } from '../support/derived-rows.ts';

/**
 * Runs after the last journey: all rows derived from products must equal a recomputation, and the books must agree with
 * orders, payments and offers.
 */
export default async function compareDerivedRows(): Promise<void> {
  const dataDir = process.env.JOURNEYS_DATA_DIR;
  if (!dataDir) return; // a developer's own shop
  const server = await startPostgres({ dataDir });
  const { db } = openDatabase(server.connection, 1, 60_000);
  try {
    const stray = await strayRows(db);
    if (Object.keys(stray).length > 0)
      throw new Error(`Rows that writers forgot to derive anew: ${JSON.stringify(stray).slice(0, 4_000)}`);
    const faults = await checkLedger(db, new Date());
    if (faults.length > 0) throw new Error(`The books disagree: ${faults.join('; ').slice(0, 4_000)}`);
  } finally {
    await db.destroy();
    await server.stop();
  }
}
