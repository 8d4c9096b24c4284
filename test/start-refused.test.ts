import { existsSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort, startShopProcess } from './support/shop-process.ts';
import { temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';

/** A start that cannot succeed names the setting at fault in a sentence, and leaves nothing running. */

const { dataDir, remove } = temporaryDataDir();
afterAll(remove);

const refusal = (env: Record<string, string>, folder = dataDir) =>
  startShopProcess(folder, { SEED: 'none', ...env }).then(
    () => 'it started',
    (error: Error) => error.message.trim().split('\n'),
  );

it('says that the port is taken, and stops the database it had started', async () => {
  const other = createServer((_request, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const message = await refusal({ PORT: String(port) });
  other.close();
  expect(message.at(-1)).toBe(
    `PORT ${port} is taken by another program: stop that, or set PORT to another one`,
  );
  expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

it('says that DATABASE_URL leads nowhere', async () => {
  const message = await refusal({ DATABASE_URL: `postgres://shop@127.0.0.1:${await freePort()}/shop` });
  expect(message).toEqual([expect.stringMatching(/^DATABASE_URL leads to no usable database: /)]);
});

it('says that DATA_DIR cannot be written', async () => {
  const file = join(dataDir, 'a file');
  writeFileSync(file, '');
  expect(await refusal({}, file)).toEqual([
    'The settings are not right:',
    expect.stringMatching(/^ {2}DATA_DIR cannot be written: give this user the right to write to .*a file/),
  ]);
});
