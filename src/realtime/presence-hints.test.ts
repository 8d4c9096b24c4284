import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/support/database.ts';
import { createLog } from '../platform/log.ts';
import { openHub } from './open-hub.ts';
import { postgresBroker } from './postgres-broker.ts';

const { db, connection } = await createTestDatabase();
const log = createLog('silent');
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function hub() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const openedHub = openHub({
    server,
    broker: postgresBroker(connection, log),
    db,
    log,
    isRefused: () => false,
    findPerson: () => Promise.resolve(null),
    openSessions: () => Promise.resolve(new Set()),
  });
  closing.push(async () => {
    await openedHub.stop();
    server.close();
  });
  return openedHub;
}

it('makes one update a while of what several processes say about presence', async () => {
  const [here, ...others] = [await hub(), await hub(), await hub()];
  const updates: string[] = [];
  here.onPresence((kind) => updates.push(kind));
  const say = () => {
    for (const other of others) other.publish('presence', { kind: 'seller' });
  };
  await expect
    .poll(() => {
      say();
      return updates.length;
    })
    .toBeGreaterThan(0);
  updates.length = 0;
  const began = performance.now();
  for (let n = 0; n < 20; n++) {
    say();
    await pause(50);
  }
  await pause(600);
  expect(updates.length).toBeGreaterThan(0);
  expect(updates.length).toBeLessThan(2 + (performance.now() - began) / 500);
});
