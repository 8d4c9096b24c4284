import type { FastifyInstance } from 'fastify';
import { closeDemoLogins } from '../../db/town/close-logins.ts';
import { fillTown } from '../../db/town/fill-town.ts';
import { createApp } from './app.ts';
import { isEmptyShop } from '../domains/catalogue/catalogue.store.ts';
import { ensureIndex } from '../domains/search/search-index.store.ts';
import { drain } from '../http/drain.ts';
import type { PageRenderer } from '../http/page-renderer.ts';
import { startChangeFeed } from '../platform/change-feed.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { createLog } from '../platform/log.ts';
import { openReading } from '../platform/replicas/open-reading.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import type { Settings } from '../settings/settings.ts';

/** Connections for what customers only read, so that buying never waits for a crowd that looks. */
const readers = 12;

/** Milliseconds after which a reading is given up: what takes longer would make everybody else wait. */
const slowestReading = 1_000;

export interface RunningShop {
  readonly app: FastifyInstance;
  /** Takes no new requests, finishes those under way, then stops the database it started. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly settings: Settings;
  /** Told, in sentences, what is being done. */
  readonly say: (line: string) => void;
  /** What renders pages; waited for when the database is there. */
  readonly pages?: PageRenderer | Promise<PageRenderer>;
}

/** Settings → dependencies → app, ready to listen: the database is there, migrated, and filled when it was empty. */
export async function startShop({ settings, say, pages }: Options): Promise<RunningShop> {
  const log = createLog(settings.logLevel);
  const loaded = Promise.resolve(pages);
  loaded.catch(() => {}); // heard where it is waited for
  const tracing = settings.tracing
    ? (await import('../platform/tracing/start-tracing.ts')).startTracing({ ...settings.tracing, log })
    : undefined;
  const embedded = settings.databaseUrl ? null : await startPostgres({ dataDir: settings.dataDir, say });
  const connection = embedded ? embedded.connection : { url: settings.databaseUrl as string };
  const { db, pool } = openDatabase(connection);
  const reading = openReading({
    connection,
    replicas: settings.readDatabaseUrls,
    size: readers,
    statementTimeout: slowestReading,
    log,
  });
  try {
    const applied = await migrate(db);
    if (applied.length)
      say(`Brought the database up to date (${applied.length} ${applied.length === 1 ? 'step' : 'steps'})`);
    if (settings.seed === 'demo' && (await isEmptyShop(db)))
      await fillTown(db, { today: systemClock.now(), say });
    const closed = settings.demo ? 0 : await closeDemoLogins(db);
    if (closed) say(`Closed ${closed} demo logins: their passwords are known to everybody`);
    await ensureIndex(db);
    const clock = systemClock;
    const changes = await startChangeFeed(connection, log, reading.changed);
    const renderer = await loaded;
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
      replicasAsked: settings.readDatabaseUrls.length ? reading.asked : undefined,
      ...(renderer ? { pages: renderer } : {}),
    });
    return {
      app,
      stop: async () => {
        await drain(app.server);
        await app.close();
        await changes.stop();
        await reading.stop();
        await db.destroy();
        await embedded?.stop();
        await tracing?.stop();
      },
    };
  } catch (error) {
    await reading.stop();
    await db.destroy();
    await embedded?.stop();
    throw error;
  }
}
