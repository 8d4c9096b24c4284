import { systemClock } from '../../src/platform/clock.ts';
import { type Connection, openDatabase, operatorsName } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrations/migrate.ts';
import { startPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { openDataFolder, readSettings } from '../../src/settings/settings.ts';
import { startFailure } from '../../src/start/start-failure.ts';
import { type Command, type Outcome, Refusal, type Shop, type Work } from './command.ts';
import { findCommand, helpOn, isForHelp } from './help.ts';

/** No statement timeout: a command may read or write a million rows in one statement. The operator can interrupt it. */
const noTimeout = 0;

/** `npm run ops -- COMMAND ... [--json]`: finds the command, opens the shop's database, runs it and prints its result. */
async function main(words: readonly string[]): Promise<void> {
  const json = words.includes('--json');
  const args = words.filter((word) => word !== '--json');
  try {
    const { lines, data, failed = false } = await perform(args, json);
    process.stdout.write(
      json ? `${JSON.stringify({ ok: !failed, ...data })}\n` : `${printable(lines.join('\n'))}\n`,
    );
    if (failed) process.exitCode = 1;
  } catch (error) {
    const sentence = error instanceof Refusal ? error.message : startFailure(error);
    if (json) process.stdout.write(`${JSON.stringify({ ok: false, error: sentence })}\n`);
    else process.stderr.write(`${printable(sentence)}\n`);
    process.exitCode = 1;
  }
}

/** Text from files and people may hold sequences that a terminal obeys. */
const printable = (text: string) => text.replace(/[^\P{C}\n\t\u200d]/gu, '\ufffd');

async function perform(args: readonly string[], json: boolean): Promise<Outcome> {
  const help = helpOn(args);
  if (isForHelp(args) && !help.failed) return help;
  const command = findCommand(args);
  if (!command) throw new Refusal(`There is no command "${args.join(' ')}".\n\n${help.lines.join('\n')}`);
  const say = json ? () => {} : (line: string) => void process.stderr.write(`${line}\n`);
  return withShop(say, prepare(command, args.slice(command.words.split(' ').length)));
}

/** The command's work. A refusal of its words also says how it is called. */
function prepare(command: Command, args: readonly string[]): Work {
  try {
    return command.prepare(args);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${error.message}\n\n${helpOn(command.words.split(' ')).lines.join('\n')}`);
  }
}

/** Opens the shop's database, whether or not the shop is running. */
async function withShop(say: Shop['say'], work: Work): Promise<Outcome> {
  const settings = readSettings();
  if (!settings.databaseUrl) openDataFolder(settings.dataDir);
  const postgres = settings.databaseUrl ? undefined : await startPostgres({ dataDir: settings.dataDir, say });
  const connection: Connection = postgres?.connection ?? { url: settings.databaseUrl as string };
  const { db } = openDatabase(connection, 4, noTimeout, operatorsName);
  try {
    await migrate(db);
    return await work({ db, connection, settings, clock: systemClock, say });
  } finally {
    await db.destroy();
    await postgres?.stop();
  }
}

await main(process.argv.slice(2));
