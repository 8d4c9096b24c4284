import type { FastifyInstance } from 'fastify';
import { closeDemoLogins } from '../../db/town/close-logins.ts';
import { fillTown } from '../../db/town/fill-town.ts';
import { liveTown } from '../../db/town/life/live-town.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { isEmptyShop } from '../domains/catalogue/catalogue.store.ts';
import { nameFirstZones } from '../domains/delivery/first-zones.ts';
import { ensureIndex } from '../domains/search/search-index.store.ts';
import { drain } from '../http/drain.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import { startChangeFeed } from '../platform/change-feed.ts';
import { systemClock } from '../platform/clock.ts';
import { type Connection, openDatabase } from '../platform/database.ts';
import { createLog, type Log } from '../platform/log.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { openReading } from '../platform/replicas/open-reading.ts';
import { openDataFolder, type Settings } from '../settings/settings.ts';
import { createApp } from './app.ts';
import { drawFirstScreens } from './draw-first-screens.ts';
import { openMarket } from './open-market.ts';

/** Pool size for reads, kept apart so that browsing crowds never block purchases. */
const readers = 12;

/** Statement timeout for those reads, in milliseconds: a slow one would delay all other readers. */
const slowestReading = 1_000;

/** Statement timeout while the town trades, in milliseconds: nobody waits yet, and the machine may be slow. */
const slowestTrade = 60_000;

export interface RunningShop {
  readonly app: FastifyInstance;
  /** Stops taking requests, finishes the running ones, then stops the database it started. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly settings: Settings;
  /** Prints progress. */
  readonly say: (line: string) => void;
  /** The page renderer; awaited once the database is up. */
  readonly pages?: PageRenderer | Promise<PageRenderer>;
}

/** Settings → dependencies → app, ready to listen: the database is up, migrated, and seeded when it was empty. */
export async function startShop({ settings, say, pages }: Options): Promise<RunningShop> {
  openDataFolder(settings.dataDir);
  const log = createLog(settings.logLevel);
  const pagesLoaded = Promise.resolve(pages);
  pagesLoaded.catch(() => {}); // handled where it is awaited
  const tracing = settings.tracing
    ? (await import('../platform/tracing/start-tracing.ts')).startTracing({ ...settings.tracing, log })
    : undefined;
  const postgres = settings.databaseUrl ? null : await startPostgres({ dataDir: settings.dataDir, say });
  const connection = postgres ? postgres.connection : { url: settings.databaseUrl as string };
  const { db, pool } = openDatabase(connection);
  const reading = openReading({
    connection,
    replicas: settings.readDatabaseUrls,
    size: readers,
    statementTimeout: slowestReading,
    log,
  });
  try {
    const migrations = await migrate(db);
    if (migrations.length)
      say(
        `Brought the database up to date (${migrations.length} ${migrations.length === 1 ? 'step' : 'steps'})`,
      );
    const isEmpty = await isEmptyShop(db);
    if (isEmpty) await nameFirstZones(db);
    const isNew = settings.seed !== 'none' && isEmpty;
    if (isNew) await fillTown(db, { today: systemClock.now(), say });
    if (isNew && settings.seed === 'demo' && settings.demo)
      await letTrade({ settings, connection, log, say });
    const closedCount = settings.demo ? 0 : await closeDemoLogins(db);
    if (closedCount) say(`Closed ${closedCount} demo logins: their passwords are public`);
    await ensureIndex(db);
    const clock = systemClock;
    const changes = await startChangeFeed(connection, log, reading.changed);
    const broker = settings.redisUrl
      ? (await import('../realtime/redis-broker.ts')).redisBroker(settings.redisUrl, log)
      : undefined;
    const renderer = await pagesLoaded;
    const app = await createApp({
      settings,
      db,
      reading: reading.db,
      connection,
      clock,
      log,
      changes,
      pool,
      tracing,
      broker,
      replicasAsked: settings.readDatabaseUrls.length ? reading.asked : undefined,
      ...(renderer ? { pages: renderer } : {}),
    });
    if (isNew && renderer) await drawFirstScreens(app);
    return {
      app,
      stop: async () => {
        await drain(app.server);
        await app.close();
        await changes.stop();
        await reading.stop();
        await db.destroy();
        await postgres?.stop();
        await tracing?.stop();
      },
    };
  } catch (error) {
    await reading.stop();
    await db.destroy();
    await postgres?.stop();
    throw error;
  }
}

/** Lets the demo town trade until now, on connections that do not wait for the disk. */
async function letTrade({
  settings,
  connection,
  log,
  say,
}: Pick<Options, 'settings' | 'say'> & { connection: Connection; log: Log }): Promise<void> {
  const { db } = openDatabase(connection, 8, slowestTrade, 'chowk', true);
  // What happens in the town's past is no news for the log.
  const quietLog = log.child({}, log.isLevelEnabled('info') ? { level: 'warn' } : {});
  try {
    const trade = await liveTown(systemClock.now(), (clock) =>
      openMarket({ settings, db, clock, log: quietLog }),
    );
    if (!trade) return;
    say(`Let the town trade for sixty days: ${trade.orders} orders`);
    if (trade.refusals.length > 0) log.warn({ refusals: trade.refusals }, 'The town’s trade was refused');
  } finally {
    await db.destroy();
  }
}
