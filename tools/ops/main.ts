import { systemClock } from '../../src/platform/clock.ts';
import { type Connection, openDatabase, operatorsName } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrations/migrate.ts';
import { WrongReleaseError } from '../../src/platform/migrations/recorded-release.ts';
import { storageFault } from '../../src/platform/storage-full.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { readSettings, SettingsError } from '../../src/settings/settings.ts';
import { type Outcome, Refusal, type Shop } from './command.ts';
import { findCommand, helpOn, isForHelp } from './help.ts';

/** No statement timeout: a command may read or write a million rows in one statement. The operator can interrupt it. */
const noTimeout = 0;

/** `npm run ops -- COMMAND ... [--json]`: finds the command, opens the shop's database, runs it and prints its result. */
async function main(words: readonly string[]): Promise<void> {
  const json = words.includes('--json');
  const asked = words.filter((word) => word !== '--json');
  try {
    const { lines, data, failed = false } = await perform(asked, json);
    process.stdout.write(json ? `${JSON.stringify({ ok: !failed, ...data })}\n` : `${lines.join('\n')}\n`);
    if (failed) process.exitCode = 1;
  } catch (error) {
    const known = [Refusal, SettingsError, WrongReleaseError].some((kind) => error instanceof kind);
    const sentence = known ? (error as Error).message : storageFault(error);
    const sentenceOrStack =
      sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (json) process.stdout.write(`${JSON.stringify({ ok: false, error: sentenceOrStack })}\n`);
    else process.stderr.write(`${sentenceOrStack}\n`);
    process.exitCode = 1;
  }
}

async function perform(asked: readonly string[], json: boolean): Promise<Outcome> {
  if (isForHelp(asked)) return helpOn(asked);
  const command = findCommand(asked);
  if (!command)
    throw new Refusal(`There is no command "${asked.join(' ')}".\n\n${helpOn(asked).lines.join('\n')}`);
  const say = json ? () => {} : (line: string) => void process.stderr.write(`${line}\n`);
  return withShop(say, (shop) => command.run(shop, asked.slice(command.words.split(' ').length)));
}

/** Opens the shop's database, whether or not the shop is running. */
async function withShop<T>(say: Shop['say'], work: (shop: Shop) => Promise<T>): Promise<T> {
  const settings = readSettings();
  const embedded = settings.databaseUrl ? undefined : await startPostgres({ dataDir: settings.dataDir, say });
  const connection: Connection = embedded?.connection ?? { url: settings.databaseUrl as string };
  const { db } = openDatabase(connection, 4, noTimeout, operatorsName);
  try {
    await migrate(db);
    return await work({ db, connection, settings, clock: systemClock, say });
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}

await main(process.argv.slice(2));
