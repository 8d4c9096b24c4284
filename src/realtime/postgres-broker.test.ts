import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from 'socket.io';
import { expect, it, vi } from 'vitest';
import { createLog } from '../platform/log.ts';
import { postgresBroker } from './postgres-broker.ts';

/** Messages of PostgreSQL's protocol: a login that succeeds, and a fatal error. */
const welcome = Buffer.from('R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I', 'latin1');
const fatal = Buffer.from('E\0\0\0\u0017SFATAL\0C08P01\0Mno\0\0', 'latin1');

it('reconnects once after each failure and tells of no gap, where a pooler lets it in and has no server behind it', async () => {
  let connections = 0;
  const pooler = createServer((socket) => {
    connections += 1;
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.end(fatal));
    });
    socket.on('error', () => {});
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  const { port } = pooler.address() as AddressInfo;
  // The adapter waits 2 s × (0.5 + random).
  const random = vi.spyOn(Math, 'random').mockReturnValue(-0.49);
  const connection = { host: '127.0.0.1', port, user: 'chowk', database: 'chowk' };
  const broker = postgresBroker(connection, createLog('silent'));
  const gap = vi.fn<() => void>();
  broker.onGap(gap);
  const io = new Server({ adapter: broker.adapter });
  await pause(600);
  await io.sockets.adapter.close();
  await broker.end();
  random.mockRestore();
  pooler.close();
  expect(connections).toBeGreaterThan(3);
  expect(connections).toBeLessThan(40);
  // Nothing listens yet: browsers that asked now would miss messages until LISTEN succeeds.
  expect(gap).not.toHaveBeenCalled();
});
