import type { FastifyInstance } from 'fastify';

/** This process's own address once it listens, for requests to itself. */
export function ownAddress(app: FastifyInstance): string {
  const [address] = app.addresses();
  if (!address || typeof address === 'string') throw new Error('The server does not listen yet');
  const anywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = anywhere ? 'localhost' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
