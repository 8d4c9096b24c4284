import {
  chmodSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyLauncher, query, startInProcess, temporaryDataDir } from './testing.ts';
import { isRoot, unprivilegedAccount } from './account.ts';
import { startPostgres } from './start-postgres.ts';

let dataDir: string;
let remove: () => void;
beforeEach(() => {
  ({ dataDir, remove } = temporaryDataDir());
});
afterEach(() => remove());

it('refuses a folder that holds something else, and leaves it as it is', async () => {
  const server = await startPostgres({ dataDir });
  await server.stop();
  const other = join(server.location, 'data');
  rmSync(other, { recursive: true });
  mkdirSync(other);
  writeFileSync(join(other, 'letter.txt'), 'dear');
  await expect(startPostgres({ dataDir })).rejects.toThrow(/is not a PostgreSQL data folder/);
  expect(readFileSync(join(other, 'letter.txt'), 'utf8')).toBe('dear');
});

it('refuses the database of another major version', async () => {
  const server = await startPostgres({ dataDir });
  await server.stop();
  writeFileSync(join(server.location, 'data/PG_VERSION'), '15\n');
  await expect(startPostgres({ dataDir })).rejects.toThrow(/made by PostgreSQL 15.*restore/s);
});

it('refuses a link to a database that is gone, instead of beginning an empty one', async () => {
  symlinkSync('/var/lib/chowk/was-once-here', join(dataDir, 'postgres'));
  await expect(startPostgres({ dataDir })).rejects.toThrow(/is a link to a database that is gone/);
});

it('puts the socket elsewhere when its path would be longer than a socket may have', async () => {
  chmodSync(dataDir, 0o755);
  const deep = join(dataDir, 'a-folder-with-a-rather-long-name'.repeat(3));
  const server = await startPostgres({ dataDir: deep });
  expect(Buffer.byteLength(server.connection.host)).toBeLessThan(60);
  expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  rmSync(server.connection.host, { recursive: true });
});

describe.runIf(isRoot())('as root', () => {
  it('runs as an unprivileged user, in place where that user can enter the data folder', async () => {
    chmodSync(dataDir, 0o755);
    const lines: string[] = [];
    const server = await startPostgres({ dataDir, say: (line) => lines.push(line) });
    expect(server.location).toBe(join(realpathSync(dataDir), 'postgres'));
    expect(lstatSync(server.location).uid).toBe(unprivilegedAccount().uid);
    expect(lines[0]).toMatch(/does not run as root: it runs as/);
    await server.stop();
  });

  it('copies the programs so that no link leads out of the folder: the checkout may move', async () => {
    chmodSync(dataDir, 0o755);
    const server = await startPostgres({ dataDir });
    await server.stop();
    const links = globSync(join(server.location, 'server-*/**/*')).filter((path) =>
      lstatSync(path).isSymbolicLink(),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(realpathSync(link).startsWith(server.location)).toBe(true);
  });

  it('keeps the files elsewhere, linked and said, where that user cannot', async () => {
    chmodSync(dataDir, 0o700);
    const lines: string[] = [];
    const server = await startPostgres({ dataDir, say: (line) => lines.push(line) });
    expect(server.location).toMatch(/^\/var\/lib\/chowk\//);
    expect(readlinkSync(join(dataDir, 'postgres'))).toBe(server.location);
    expect(lines[0]).toContain(server.location);
    await server.stop();
    rmSync(server.location, { recursive: true });
  });
});

it('keeps everything in the data folder when it is run by an ordinary user', async () => {
  chmodSync(dataDir, 0o777);
  const { dataDir: checkout, remove: removeCheckout } = temporaryDataDir();
  if (isRoot()) copyLauncher(checkout);
  const user = isRoot() ? { uid: unprivilegedAccount().uid, checkout } : undefined;
  const server = await startInProcess(dataDir, user);
  expect(server.location).toBe(join(realpathSync(dataDir), 'postgres'));
  expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  removeCheckout();
});
