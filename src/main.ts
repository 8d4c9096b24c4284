import { join } from 'node:path';
import { builtPages } from './http/built-pages.ts';
import { readSettings, SettingsError } from './platform/settings.ts';
import { startShop } from './start-shop.ts';
import { welcome } from './welcome.ts';

/** The shell: settings → shop → listen → graceful stop. */
async function main(): Promise<void> {
  const settings = readSettings();
  const pages = await builtPages(join(import.meta.dirname, '../.build'));
  const { app, stop } = await startShop({ settings, pages, say });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  await app.listen({ port: settings.port, host: settings.host });
  for (const line of welcome(settings)) say(line);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
