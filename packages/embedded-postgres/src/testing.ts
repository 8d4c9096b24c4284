import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { findPackage } from './binaries.ts';
import type { RunningPostgres, StartOptions } from './start-postgres.ts';

/** A data folder for one test file, as private as a person's own. */
export function temporaryDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-'));
  const home = join(dataDir, 'postgres');
  const remove = () => {
    if (existsSync(home)) rmSync(realpathSync(home), { recursive: true }); // as root it may be a link
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, remove };
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(connection: RunningPostgres['connection'], text: string): Promise<unknown[]> {
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The `DATABASE_URL` of an embedded server, with its socket's folder as the host. */
export function databaseUrl({
  host,
  port,
  user,
  password = '',
  database,
}: RunningPostgres['connection']): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** A separate Node process that has started the database and keeps it until it is stopped or killed. */
export interface PostgresProcess {
  child: ChildProcess;
  location: string;
  connection: RunningPostgres['connection'];
  /** Stops it in an orderly way and waits. */
  stop(): Promise<void>;
  /** Kills it without any clean-up and waits. */
  kill(): Promise<void>;
}

/** The user that the process switches to before it starts the database, for tests run by root. */
export interface OtherUser {
  uid: number;
  /** A copy of the checkout that this user can read (`copyLauncher`). */
  checkout: string;
}

const checkout = join(import.meta.dirname, '../../..');

/** Copies the launcher and its packages to a folder readable by everybody, since the checkout may be under root's home. */
export function copyLauncher(to: string): void {
  const here = join(checkout, 'packages/embedded-postgres');
  const folders = [findPackage().folder, ...packageFolders(join(here, 'package.json'))];
  for (const path of [join(checkout, 'package.json'), join(here, 'src'), ...folders])
    cpSync(path, join(to, relative(checkout, path)), { recursive: true });
  chmodSync(to, 0o755);
}

/** The folders of all packages on which the one with this manifest depends, as Node finds them. */
function packageFolders(manifest: string, folders = new Set<string>()): Set<string> {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: object;
    optionalDependencies?: object;
  };
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const dependency = findPackageJSON(name, manifest);
    if (dependency === undefined || folders.has(dirname(dependency))) continue;
    folders.add(dirname(dependency));
    packageFolders(dependency, folders);
  }
  return folders;
}

/** @throws the process's output when it ends instead */
export async function startInProcess(
  dataDir: string,
  user?: OtherUser,
  options: Omit<StartOptions, 'dataDir' | 'say'> = {},
): Promise<PostgresProcess> {
  const module = join(user?.checkout ?? checkout, 'packages/embedded-postgres/src/start-postgres.ts');
  const script = `
    import { startPostgres } from ${JSON.stringify(module)};
    ${user ? `process.setgroups([]); process.setgid(${user.uid}); process.setuid(${user.uid});` : ''}
    const server = await startPostgres(${JSON.stringify({ ...options, dataDir })});
    console.log(JSON.stringify({ location: server.location, connection: server.connection }));
    const stop = () => server.stop().then(() => process.exit());
    process.on('SIGTERM', stop);
    process.stdin.on('end', stop).resume(); // the test's process has ended
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: dataDir },
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const closing = once(child, 'close');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), closing.then(() => [])]);
  if (line === undefined) throw new Error(complaint);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closing;
  };
  return { child, ...JSON.parse(line), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
