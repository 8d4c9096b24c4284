import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientDigest } from './client-digest.ts';

const client = clientDigest('a key of the tests', ['10.0.0.1', '10.1.0.0/16']);
const from = (remoteAddress: string, forwardedFor?: string) =>
  client.ofRequest({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  } as unknown as IncomingMessage);

it('a client has one digest, which does not show the address and depends on the key', () => {
  const digest = client.ofAddress('203.0.113.7');
  expect(digest).toMatch(/^[\w-]{16}$/);
  expect(client.ofAddress('::ffff:203.0.113.7')).toBe(digest);
  expect(client.ofAddress('203.0.113.8')).not.toBe(digest);
  expect(clientDigest('another key', undefined).ofAddress('203.0.113.7')).not.toBe(digest);
});

it('what a proxy forwards counts, and what a client claims does not', () => {
  const digest = client.ofAddress('203.0.113.7');
  expect(from('203.0.113.7')).toBe(digest);
  expect(from('10.0.0.1', '203.0.113.7')).toBe(digest);
  expect(from('::ffff:10.0.0.1', '1.2.3.4, 203.0.113.7, 10.1.2.3')).toBe(digest);
  expect(from('203.0.113.7', '1.2.3.4')).toBe(digest);
});
