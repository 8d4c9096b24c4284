import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { builtPages } from './http/built-pages.ts';
import { readSettings } from './settings/settings.ts';
import { startFailure } from './start/start-failure.ts';
import { startShop } from './start/start-shop.ts';
import { welcome } from './start/welcome.ts';

/** Milliseconds after which Node's compile cache is saved for the next start; a killed process could not save it. */
const aMomentLater = 2_000;

/** Milliseconds that a stopped shop's process may take to end by itself. */
const lastWait = 1_000;

/** The entry point: settings → shop → listen → graceful stop. */
async function main(): Promise<void> {
  const settings = readSettings();
  // The database starts meanwhile.
  const pages = builtPages(join(import.meta.dirname, '../.build'));
  const starting = startShop({ settings, pages, say });
  // A signal often comes twice: from the terminal, and passed on by npm. The second must not interrupt the first, and
  // neither may interrupt a start, or the database would stay running.
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void (closing ??= starting.then(({ stop }) => stop()).then(end)));
  const { app, stop } = await starting;
  if (closing) return;
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await stop(); // otherwise the database that it started would stay running
    throw error;
  }
  setTimeout(() => flushCompileCache(), aMomentLater).unref();
  for (const line of welcome(settings)) say(line);
}

/** Ends a stopped shop also while a library still waits: the queue's cron tries a lost database again for hours. */
function end(): void {
  setTimeout(() => process.exit(), lastWait).unref();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
