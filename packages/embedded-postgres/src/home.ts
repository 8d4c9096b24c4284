import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, realpathSync, renameSync, rmdirSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { type Account, isRoot, ownerOf, unprivilegedAccount } from './account.ts';
import { ownName, sharedPlace } from './names.ts';

/** The longest path of a Unix socket (Linux 107 bytes, macOS 103), minus the file name that PostgreSQL appends. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/** The folder of one embedded database, and its owner. */
export interface Home {
  /** The folder itself, with links resolved. */
  location: string;
  /** The database's files. Missing until the first start has completed them. */
  data: string;
  /** The private folder with the socket: anyone who can enter it is trusted. */
  socket: string;
  log: string;
  /** The account that runs its programs, when that is not this process's own user. */
  account?: Account;
}

/**
 * Finds or creates the home of a data folder's database: `<dataDir>/postgres`. If this process is root and an
 * unprivileged user cannot enter the data folder (such as one under root's home), it is a link to a folder under
 * /var/lib/chowk. Only the link identifies that folder: without it, an empty database is created.
 * @throws with what to do, when the folder belongs to another user or its link is broken
 */
export function openHome(dataDir: string, say: (line: string) => void): Home {
  const here = join(resolve(dataDir), 'postgres');
  mkdirSync(resolve(dataDir), { recursive: true });
  if (!isThere(here)) makeHome(here, say);
  const location = follow(here);
  const account = ownerOf(location);
  if (account.uid === 0)
    throw new CannotStart(
      `${location} belongs to root, and PostgreSQL does not run as root. Give it to an ordinary user (chown -R).`,
    );
  if (!isRoot() && account.uid !== process.getuid?.())
    throw new CannotStart(
      `The database in ${location} belongs to ${account.name}. Start as that user, or give it its own DATA_DIR.`,
    );
  const home = { location, data: join(location, 'data'), log: join(location, 'server.log') };
  const socket = openSocketFolder(location, account);
  return isRoot() ? { ...home, socket, account } : { ...home, socket };
}

function makeHome(here: string, say: (line: string) => void): void {
  if (!isRoot()) {
    makeFolder(here);
    return;
  }
  const account = unprivilegedAccount();
  if (canEnter(account, join(here, '..'))) {
    makeFolder(here, account);
    say(`PostgreSQL does not run as root: it runs as ${account.name}.`);
    return;
  }
  mkdirSync(sharedPlace, { recursive: true, mode: 0o755 });
  const away = join(sharedPlace, `${fingerprint(here)}-${randomBytes(3).toString('hex')}`);
  makeFolder(away, account);
  try {
    symlinkSync(away, here);
  } catch (error) {
    rmdirSync(away);
    if (!isThere(here)) throw error; // otherwise another process was faster: its link counts
  }
  say(`PostgreSQL does not run as root: it runs as ${account.name}, its files are in ${follow(here)}.`);
}

function follow(here: string): string {
  try {
    return realpathSync(here);
  } catch (cause) {
    throw new CannotStart(
      `${here} is a link to a database that is gone. Bring that folder back, or remove the link to begin with an empty database.`,
      { cause },
    );
  }
}

/** The home's own `socket` folder, or a short one of the same owner under /tmp when that path is too long. */
function openSocketFolder(location: string, account: Account): string {
  const inside = join(location, 'socket');
  const folder =
    Buffer.byteLength(inside) <= longestSocketFolder
      ? inside
      : join('/tmp', `${ownName}-${account.uid}-${fingerprint(location)}`);
  makeFolder(folder, isRoot() ? account : undefined);
  const { uid, mode } = lstatSync(folder);
  if (uid !== account.uid || (mode & 0o77) !== 0 || !lstatSync(folder).isDirectory())
    throw new CannotStart(
      `${folder} should be a folder that only ${account.name} can enter. Remove it and start again.`,
    );
  return folder;
}

/** Creates a private folder unless the name exists. It gets its final name only once it has its owner. */
function makeFolder(folder: string, owner?: Account): void {
  if (isThere(folder)) return;
  const draft = `${folder}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { mode: 0o700 });
  if (owner) chownSync(draft, owner.uid, owner.gid);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmdirSync(draft);
    if (!isThere(folder)) throw error; // otherwise another process was faster
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function canEnter({ uid, gid }: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid }).status === 0;
}

/** A short, stable name for a path. */
function fingerprint(path: string): string {
  return `${basename(join(path, '..', '..')).slice(0, 16)}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
}
