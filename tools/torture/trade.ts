import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { fillTown } from '../../db/town/fill-town.ts';
import { liveTown } from '../../db/town/life/live-town.ts';
import { daysOfLife } from '../../db/town/life/plan-orders.ts';
import type { RunningPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { nameFirstZones } from '../../src/domains/delivery/first-zones.ts';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import { type Connection, type Database, openDatabase } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/migrations/migrate.ts';
import { openMarket } from '../../src/start/open-market.ts';
import { testSettings } from '../../test/support/app.ts';
import { comparePapers } from '../../test/torture/books/papers.ts';

/** Timeout of a statement in milliseconds: tolerates a busy machine. */
const patience = 60_000;
/** A Monday noon in India, on which every town's sixty days end. */
const today = new Date('2026-11-30T06:30:00Z');
/** The papers of one order of so many are compared with the books. */
const sampling = 10;

interface Trade {
  readonly days: number;
  readonly orders: number;
}

/**
 * Lets towns trade for sixty days each, every one by chances of its own, until there were `days` of them.
 *
 * @throws with the town's seed, if the shop refused anything, its books are not right, or an order's papers are not
 * what was sold
 */
export async function tradeFor({ connection }: RunningPostgres, days: number, seed: number): Promise<Trade> {
  const { db } = openDatabase(connection, 4, patience);
  await migrate(db);
  await nameFirstZones(db);
  await fillTown(db, { today, say: () => {} });
  await db.destroy();
  const sum = { days: 0, orders: 0 };
  for (let town = 0; sum.days < days; town++) {
    const ofTown = `${seed}/${town} `;
    sum.orders += await inCopy(connection, (copy) => tradeOnce(copy, ofTown));
    sum.days += daysOfLife;
    if (town % 10 === 9) console.log(`      ${sum.days} days, ${sum.orders} orders`);
  }
  return sum;
}

/** Calls `work` with a copy of the filled database. */
async function inCopy<T>(connection: Connection, work: (db: Database) => Promise<T>): Promise<T> {
  if ('url' in connection) throw new Error('The torture has a PostgreSQL of its own');
  const { db: office } = openDatabase({ ...connection, database: 'postgres' }, 1, patience);
  const copy = 'town_that_trades';
  try {
    await sql`create database ${sql.ref(copy)} template ${sql.ref(connection.database)}`.execute(office);
    const { db } = openDatabase({ ...connection, database: copy }, 8, patience, 'chowk', true);
    try {
      return await work(db);
    } finally {
      await db.destroy();
      await sql`drop database ${sql.ref(copy)}`.execute(office);
    }
  } finally {
    await office.destroy();
  }
}

/** One town; how many orders it had. */
async function tradeOnce(db: Database, seed: string): Promise<number> {
  const settings = testSettings();
  const log = createLog('error');
  const trade = await liveTown(today, (clock) => openMarket({ settings, db, clock, log }), seed);
  assert.deepEqual(trade?.refusals, [], `refused in the town ${seed}`);
  assert.deepEqual(await checkLedger(db, today), [], `the books of the town ${seed}`);
  const ids = trade?.orderIds ?? [];
  await comparePapers(
    db,
    ids.filter((_, at) => at % sampling === 0),
    today,
  );
  return ids.length;
}
