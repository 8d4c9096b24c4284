import { expect, it } from 'vitest';
import { temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { startShopProcess } from './support/shop-process.ts';

/** A library that still tries something again, as the queue's cron does for hours after a lost connection. */
const lingering = `--import=data:text/javascript,${encodeURIComponent('setInterval(() => {}, 1_000)')}`;

it('ends with a stop, whatever a library still waits for', async () => {
  const { dataDir, remove } = temporaryDataDir();
  const server = await startShopProcess(dataDir, { SEED: 'none', NODE_OPTIONS: lingering });
  await expect(server.stop()).resolves.toBeUndefined();
  remove();
});
