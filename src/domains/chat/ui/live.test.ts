import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepConnecting } from './live.ts';

const server = createServer();
const sockets = new Server(server);
const clients: Socket[] = [];
let refusal: string | null = null;
let tries = 0;
sockets.use((_socket, next) => {
  tries += 1;
  next(refusal === null ? undefined : new Error(refusal));
  if (refusal === 'unavailable') refusal = null;
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(async () => {
  for (const client of clients) client.close();
  await sockets.close();
});

async function refusedWith(message: string): Promise<Socket> {
  refusal = message;
  tries = 0;
  const client = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { forceNew: true });
  clients.push(client);
  keepConnecting(client);
  await new Promise<void>((resolve) => client.once('connect_error', () => resolve()));
  return client;
}

it('reconnects after a server that could not check the session, and not after a refusal', async () => {
  const passing = await refusedWith('unavailable');
  await expect.poll(() => passing.connected).toBe(true);
  await refusedWith('not_logged_in');
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(tries).toBe(1);
});
