import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';

/**
 * Serves a shop over HTTP and sockets without its background jobs, for tests that compare rows that those jobs change.
 * @returns its address
 */
export async function listenWithoutWork(app: FastifyInstance): Promise<string> {
  const server = createServer((request, response) => void app.server.emit('request', request, response))
    .on('upgrade', (...args) => void app.server.emit('upgrade', ...args))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(async () => {
    await app.close();
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
