import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { testApp, testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';

const { db, connection } = await createTestDatabase();
const app = await testApp(db);
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;
const json = { 'content-type': 'application/json' };

async function statusOfTwoHosts(path: string, at: number | string): Promise<number> {
  const socket = connect(Number(at), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: one\r\nHost: two\r\nconnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return Number(answer.slice('HTTP/1.1 '.length).slice(0, 3));
}

it('two Host headers are no request', async () => {
  for (const path of ['/', '/api/customer/me']) expect(await statusOfTwoHosts(path, port)).toBe(400);
});

it('the socket’s answers have the headers of every other, and it opens for one host alone', async () => {
  const shop = await testApp(db, { connection });
  onTestFinished(() => shop.close());
  const address = await shop.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await fetch(`${address}/healthz`);
  for (const query of ['EIO=4&transport=polling', 'EIO=4&transport=polling&sid=unknown', 'EIO=9']) {
    const answer = await fetch(`${address}/socket.io/?${query}`);
    const all = [...headers].filter(([name]) =>
      /^(x-|content-security|referrer|permissions|cross-origin)/.test(name),
    );
    expect([query, ...all.map(([name]) => [name, answer.headers.get(name)])]).toEqual([query, ...all]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const path = '/socket.io/?EIO=4&transport=polling';
  expect([(await fetch(address + path)).status, await statusOfTwoHosts(path, new URL(address).port)]).toEqual(
    [200, 403],
  );
});

describe('X-Forwarded-For', () => {
  const wrongLogins = async (trustProxy: string | undefined) => {
    const shop = await testApp(db, { settings: testSettings(trustProxy ? { TRUST_PROXY: trustProxy } : {}) });
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      const answer = await shop.inject({
        method: 'POST',
        url: '/api/customer/send-otp',
        remoteAddress: trustProxy ? '10.0.0.9' : '10.0.0.8',
        headers: { ...json, 'x-forwarded-for': `198.51.100.${i}` },
        payload: JSON.stringify({ mobile: String(trustProxy ? 8_000_000_000 + i : 8_100_000_000 + i) }),
      });
      statuses.push(answer.statusCode);
    }
    return statuses;
  };

  it('is ignored from an address that is not a trusted proxy', async () => {
    expect((await wrongLogins(undefined)).at(-1)).toBe(429);
  });

  it('is used from a trusted proxy', async () => {
    expect(await wrongLogins('10.0.0.0/24')).not.toContain(429);
  });

  it.each([
    ['1.2.3.4', 8_200_000_000, (port: number) => `1.2.3.4:${port}`],
    ['2001:db8::1', 8_300_000_000, (port: number) => `[2001:db8::1]:${port}`],
  ])('counts %s once, whatever port a proxy adds', async (_, mobile, forwardedFor) => {
    const shop = await testApp(db, { settings: testSettings({ TRUST_PROXY: '127.0.0.1' }) });
    const address = await shop.listen({ port: 0, host: '127.0.0.1' });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      const answer = await fetch(`${address}/api/customer/send-otp`, {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': forwardedFor(50_000 + i) },
        body: JSON.stringify({ mobile: String(mobile + i) }),
      });
      statuses.push(answer.status);
    }
    await shop.close();
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('an invalid proxy address stops the start', () => {
    expect(() => testSettings({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY must be addresses/);
  });
});
