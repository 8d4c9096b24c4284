import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { run } from './processes.ts';

/** The role that owns the server. The application connects as a role with fewer rights. */
export const administrator = 'postgres';

/**
 * Creates the database's files on the first start, in a temporary folder that is renamed when complete: a partial
 * folder is never taken for a database, and nothing existing is ever removed.
 * Text is UTF-8 and compares by code point with PostgreSQL's built-in collation provider, so that an index means the
 * same on every machine and after every upgrade of the C library.
 * @throws with what to do, when the folder holds something else or a database of another major version
 */
export async function ensureCluster(
  home: Home,
  binaries: Binaries,
  say: (line: string) => void,
): Promise<void> {
  if (!existsSync(home.data)) await createCluster(home, binaries, say);
  const versionFile = join(home.data, 'PG_VERSION');
  if (!existsSync(versionFile))
    throw new CannotStart(`${home.data} is not a PostgreSQL data folder. Move it away and start again.`);
  const major = readFileSync(versionFile, 'utf8').trim();
  if (major !== binaries.major)
    throw new CannotStart(
      `The database in ${home.data} was made by PostgreSQL ${major}, and this is PostgreSQL ${binaries.major}. ` +
        'Back it up with the release that made it ("npm run ops -- backup FILE") and restore it here.',
    );
}

async function createCluster(home: Home, { initdb }: Binaries, say: (line: string) => void): Promise<void> {
  say(`Making a database in ${home.location}.`);
  const draft = `${home.data}.new-${randomBytes(4).toString('hex')}`;
  const { code, output } = await run(initdb, ['--pgdata', draft, ...initOptions], home.account);
  try {
    if (code !== 0)
      throw new CannotStart(`The database could not be made in ${home.location}. ${reasonIn(output)}`);
    renameSync(draft, home.data);
    syncFolder(home.location);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home.data)) throw error; // otherwise another process was faster
  }
}

/** What initdb says of a failure, among all that it tells of its work. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  const [reason = lines.at(-1)] = lines.flatMap(
    (line) => /(?:FATAL|PANIC|error|could not).*/.exec(line) ?? [],
  );
  return /No space left/.test(output) ? `Make room on its disk, then start again (${reason})` : `${reason}`;
}

const initOptions = [
  `--username=${administrator}`,
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // Anyone who can enter the private socket folder is trusted; there is no other way in.
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
];

/** Makes a rename durable across a power failure. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
