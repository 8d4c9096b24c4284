import { createApp } from '../../src/start/app.ts';
import type { PageRenderer } from '../../src/http/page-renderer.ts';
import type { Caches } from '../../src/platform/caches.ts';
import type { ChangeFeed } from '../../src/platform/change-feed.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import type { Connection, Database } from '../../src/platform/database.ts';
import { createLog, type Log } from '../../src/platform/log.ts';
import { readSettings, type Settings } from '../../src/settings/settings.ts';
import { drivenDatabases } from './derived-rows.ts';
import { refuseUnlistedCodes } from './listed-codes.ts';

/** A fresh demo shop's settings with `over` applied. Nothing is read from the environment. */
export function testSettings(over: Record<string, string> = {}): Settings {
  return readSettings({
    DATABASE_URL: 'postgres://handed-in-by-the-test',
    SESSION_SECRET: 'a secret of the tests, long enough to be one',
    PAYMENT_SECRET: 'the key of the tests’ payment provider',
    VAPID_PRIVATE_KEY: 'b2YgdGhlIHRlc3RzLCB0aGlydHktdHdvIGJ5dGVzLi4',
    LOG_LEVEL: 'error',
    ...over,
  });
}

/** The whole shop on a test's own database, without pages unless they are given. Answers through `inject`. */
export async function testApp(
  db: Database,
  options: {
    clock?: Clock;
    settings?: Settings;
    pages?: PageRenderer;
    changes?: ChangeFeed;
    connection?: Connection;
    log?: Log;
    caches?: Caches;
  } = {},
) {
  drivenDatabases.add(db);
  const settings = options.settings ?? testSettings();
  const app = await createApp({
    settings,
    db,
    clock: options.clock ?? systemClock,
    log: options.log ?? createLog(settings.logLevel),
    ...(options.pages ? { pages: options.pages } : {}),
    ...(options.changes ? { changes: options.changes } : {}),
    ...(options.caches ? { caches: options.caches } : {}),
    ...(options.connection ? { connection: options.connection } : {}),
  });
  refuseUnlistedCodes(app);
  await app.ready();
  return app;
}
