import { readFileSync, statSync } from 'node:fs';
import { CannotStart } from './cannot-start.ts';

/** The user a program runs as. `undefined` when that is this process's own user. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

/** System accounts for unprivileged programs, the better one first. PostgreSQL refuses to run as root. */
const plainAccounts = ['postgres', '_postgres', 'nobody'];

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The account that runs PostgreSQL when this process is root and there is no database yet.
 * @throws when the machine has none of the usual accounts
 */
export function unprivilegedAccount(): Account {
  const accounts = knownAccounts();
  for (const name of plainAccounts) {
    const account = accounts.find((one) => one.name === name && one.uid !== 0);
    if (account) return account;
  }
  throw new CannotStart(
    `PostgreSQL does not run as root, and this machine has no user named ${plainAccounts.join(' or ')}. ` +
      'Make one (useradd --system postgres), start as an ordinary user, or set DATABASE_URL.',
  );
}

/** The account that owns a folder: an existing database always runs as its owner. */
export function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(folder);
  return { uid, gid, name: knownAccounts().find((one) => one.uid === uid)?.name ?? `user ${uid}` };
}

function knownAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
