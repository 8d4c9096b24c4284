import { fillTown } from '../../db/town/fill-town.ts';
import { inTurn, isHalfMade, markHalfMade, markMade, removeAll } from '../../db/town/half-town.ts';
import { liveTown } from '../../db/town/life/live-town.ts';
import { isEmptyShop } from '../domains/catalogue/catalogue.store.ts';
import { nameFirstZones } from '../domains/delivery/first-zones.ts';
import { systemClock } from '../platform/clock.ts';
import { type Connection, type Database, openDatabase } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import type { Settings } from '../settings/settings.ts';
import { openMarket } from './open-market.ts';

/** Statement timeout while the town trades, in milliseconds: nobody waits yet, and the machine may be slow. */
const slowestTrade = 60_000;

interface Making {
  readonly settings: Settings;
  readonly db: Database;
  readonly connection: Connection;
  readonly log: Log;
  /** Prints progress. */
  readonly say: (line: string) => void;
}

/**
 * Brings the schema up to date, and fills an empty shop. The demo's town is made by one process while others wait; if that one
 * was killed, the next start removes what it left and makes the town anew.
 *
 * @returns whether the shop was filled
 */
export async function makeTown(making: Making): Promise<boolean> {
  const { settings, db, say } = making;
  const isDemo = settings.demo && settings.seed === 'demo';
  if (!isDemo) {
    const isNew = await fillEmpty(making);
    if (await isHalfMade(db)) await markMade(db);
    return isNew;
  }
  return inTurn(db, async () => {
    if (await isHalfMade(db)) {
      say('The demo town was not finished: making it anew');
      await removeAll(db);
    }
    const isNew = await fillEmpty(making, () => markHalfMade(db));
    if (isNew) {
      await letTrade(making);
      await markMade(db);
    }
    return isNew;
  });
}

/** Migrates, and fills an empty shop with the town, not with its trade. */
async function fillEmpty({ settings, db, say }: Making, before = async () => {}): Promise<boolean> {
  const migrations = await migrate(db);
  if (migrations.length)
    say(
      `Brought the database up to date (${migrations.length} ${migrations.length === 1 ? 'step' : 'steps'})`,
    );
  const isEmpty = await isEmptyShop(db);
  if (isEmpty) await nameFirstZones(db);
  if (settings.seed === 'none' || !isEmpty) return false;
  await before();
  await fillTown(db, { today: systemClock.now(), say });
  return true;
}

/** Lets the demo town trade until now, on connections that do not wait for the disk. */
async function letTrade({ settings, connection, log, say }: Making): Promise<void> {
  const { db } = openDatabase(connection, 8, slowestTrade, 'chowk', true);
  // What happens in the town's past is no news for the log.
  const quietLog = log.child({}, log.isLevelEnabled('info') ? { level: 'warn' } : {});
  try {
    const trade = await liveTown(systemClock.now(), (clock) =>
      openMarket({ settings, db, clock, log: quietLog }),
    );
    if (!trade) return;
    say(`Let the town trade for sixty days: ${trade.orderIds.length} orders`);
    if (trade.refusals.length > 0) log.warn({ refusals: trade.refusals }, 'The town’s trade was refused');
  } finally {
    await db.destroy();
  }
}
