import type { FastifyInstance } from 'fastify';
import { closeDemoLogins } from '../../db/town/close-logins.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { ensureIndex } from '../domains/search/search-index.store.ts';
import { drain } from '../http/drain.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import { startChangeFeed } from '../platform/change-feed.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { openReading } from '../platform/replicas/open-reading.ts';
import { openDataFolder, type Settings } from '../settings/settings.ts';
import { createApp } from './app.ts';
import { drawFirstScreens } from './draw-first-screens.ts';
import { makeTown } from './make-town.ts';

/** Pool size for reads, kept apart so that browsing crowds never block purchases. */
const readers = 12;

/** Statement timeout for those reads, in milliseconds: a slow one would delay all other readers. */
const slowestReading = 1_000;

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
    const isNew = await makeTown({ settings, db, connection, log, say });
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
