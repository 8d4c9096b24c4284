import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import type { Programs } from './programs.ts';

const deployFolder = join(import.meta.dirname, '../../../deploy');

/** The machines of deploy/README.md, by the last number of their address. */
const numbers = { db1: 11, db2: 12, db3: 13, shop1: 21, shop2: 22 } as const;
export type MachineName = keyof typeof numbers;

/** The deployment of deploy/, where each machine is a folder and a loopback address on this one. */
export interface Deployment {
  readonly programs: Programs;
  /** The user of all programs if this process runs as root; otherwise they run as this process's user. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  readonly folder: string;
  readonly addressOf: (machine: MachineName) => string;
  readonly folderOf: (machine: MachineName) => string;
  /** Writes a file of deploy/ for a machine, and returns its path. */
  readonly install: (file: string, machine: MachineName) => string;
  /** The variables that an .env file of deploy/ sets on a machine. */
  readonly variablesOf: (file: string, machine: MachineName) => Record<string, string>;
  readonly remove: () => void;
}

/** A separate network for each run: Linux has all of 127.0.0.0/8. */
export function openDeployment(programs: Programs): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-machines-'));
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.`;
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  const own = (path: string) => account && chownSync(path, account.uid, account.gid);
  const make = (path: string) => {
    mkdirSync(path, { recursive: true });
    own(path);
    return path;
  };
  own(folder);
  for (const name of ['archive', 'archive/wal', 'archive/base']) make(join(folder, name));
  for (const name of Object.keys(numbers)) make(join(folder, name, 'run'));
  for (const name of Object.keys(numbers)) own(join(folder, name));

  const addressOf = (machine: MachineName) => `${network}${numbers[machine]}`;
  const folderOf = (machine: MachineName) => join(folder, machine);
  const places = (machine: MachineName): [string, string][] => [
    ['10.0.0.0/24', '127.0.0.0/8'],
    ['10.0.0.', network],
    ['127.0.0.1:', `${addressOf(machine)}:`],
    ['host=127.0.0.1', `host=${addressOf(machine)}`],
    ['listen_addr = 127.0.0.1', `listen_addr = ${addressOf(machine)}`],
    ['/var/lib/chowk-archive', join(folder, 'archive')],
    ['/var/lib/etcd/default', join(folder, machine, 'etcd')],
    ['/var/lib/postgresql/', `${folderOf(machine)}/`],
    ['/var/run/postgresql', join(folder, machine, 'run')],
    ['/var/log/postgresql', folderOf(machine)],
    ['/etc/pgbouncer', folderOf(machine)],
    ['/usr/local/bin', folderOf(machine)],
    ['/usr/lib/postgresql/17/bin', programs.postgres],
    ['shared_buffers: 2GB', 'shared_buffers: 64MB'],
    // Everything runs as one user here: access to the folder takes the place of peer authentication.
    ['    user haproxy\n    group haproxy\n', ''],
    ['local all all peer', 'local all all trust'],
    ['local replication all peer', 'local replication all trust'],
  ];
  const textOf = (file: string, machine: MachineName) =>
    places(machine).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      ofMachine(readFileSync(join(deployFolder, file), 'utf8'), machine),
    );
  return {
    programs,
    account,
    folder,
    addressOf,
    folderOf,
    install: (file, machine) => {
      const path = join(folder, machine, file);
      writeFileSync(path, textOf(file, machine));
      own(path);
      chmodSync(path, file.endsWith('.sh') ? 0o700 : 0o600);
      return path;
    },
    variablesOf: (file, machine) => Object.fromEntries(readVariables(textOf(file, machine))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Ids of the user that Debian's PostgreSQL creates, since PostgreSQL does not run as root. */
const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** Adapts a file for db1 or shop1 to another machine: its name and address, except in the list of all members. */
function ofMachine(text: string, machine: MachineName): string {
  const template = machine.startsWith('db') ? 'db1' : 'shop1';
  return text
    .split('\n')
    .map((line) =>
      /^(ETCD|PATRONI)_(?!INITIAL_CLUSTER=)/.test(line)
        ? line
            .replaceAll(`10.0.0.${numbers[template]}`, `10.0.0.${numbers[machine]}`)
            .replaceAll(template, machine)
        : line,
    )
    .join('\n');
}

function readVariables(text: string): [string, string][] {
  return text.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Z_0-9]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? '']];
  });
}
