import { join } from 'node:path';
import { createApp } from './app.ts';
import { builtPages } from './http/built-pages.ts';
import { systemClock } from './platform/clock.ts';
import { migrate, openDatabase } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import { readSettings, SettingsError } from './platform/settings.ts';

/** The shell: settings → dependencies → app → graceful stop. */
async function main(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.logLevel);
  if (!settings.databaseUrl) throw new Error('embedded PostgreSQL is wired next');
  const { db } = openDatabase({ url: settings.databaseUrl });
  await migrate(db);
  const pages = await builtPages(join(import.meta.dirname, '../.build'));
  const app = await createApp({ settings, db, clock: systemClock, log, pages });
  await app.listen({ port: settings.port, host: settings.host });
  console.log(settings.publicUrl);
  const stop = async () => {
    await app.close();
    await db.destroy();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
});
