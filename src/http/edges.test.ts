import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { calls } from '../calls.ts';
import type { Calls } from '../platform/call.ts';

const { db } = await createTestDatabase();
const app = await testApp(db);
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;

const json = { 'content-type': 'application/json' };
const login = '/api/customer/customer-login';
const post = (payload: string | Buffer, headers: Record<string, string> = json, url = login) =>
  app.inject({ method: 'POST', url, headers, payload });

describe('unreadable requests', () => {
  it.each([
    ['broken JSON', () => post('{"email":'), 400, 'malformed_json'],
    ['two values', () => post('{} {}'), 400, 'malformed_json'],
    ['a poisoned prototype', () => post('{"__proto__": {"a": 1}}'), 400, 'malformed_json'],
    ['bytes that are not UTF-8', () => post(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 400, 'malformed_json'],
    ['a list', () => post('[]'), 400, 'invalid'],
    ['a string', () => post('"x"'), 400, 'invalid'],
    ['nothing', () => post(''), 400, 'invalid'],
    ['30,000 levels', () => post('['.repeat(30_000) + ']'.repeat(30_000)), 400, 'invalid'],
    [
      '30,000 levels in a field',
      () => post(`{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
      400,
      'invalid',
    ],
    ['more than 64 KiB', () => post(`"${'x'.repeat(64 * 1024)}"`), 413, 'too_large'],
    [
      'a form',
      () => post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'wrong_type',
    ],
    ['text', () => post('{}', { 'content-type': 'text/plain' }), 415, 'wrong_type'],
    ['no type', () => post('{}', {}), 415, 'wrong_type'],
    [
      'something compressed',
      () => post(gzipSync('{}'), { ...json, 'content-encoding': 'gzip' }),
      415,
      'wrong_type',
    ],
  ])('%s is refused', async (_, request, status, code) => {
    const answer = await request();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(/\w/) as string });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('a charset parameter is accepted', async () => {
    const answer = await post('{}', { 'content-type': 'application/json; charset=utf-8' });
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { email: expect.any(String) as string } });
  });

  it('a path that cannot be decoded is 400, an over-long part 404', async () => {
    const bad = await app.inject('/api/home/get-product/%ff');
    expect([bad.statusCode, bad.json<{ code: string }>().code]).toEqual([400, 'invalid']);
    expect(bad.headers['x-content-type-options']).toBe('nosniff');
    for (const part of ['x'.repeat(301), '%00', 'a%0Ab'])
      expect((await app.inject(`/api/home/get-product/${part}`)).statusCode).toBe(404);
  });

  it.each([
    ['GARBAGE\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('bytes that are no request are answered and the socket closed (%#)', async (bytes, status) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toHaveProperty('code');
  });
});

describe('unknown paths', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s of an unknown call is 404 JSON',
    async (method) => {
      for (const url of ['/api', '/api/nothing', '/api/customer/customer-login/more']) {
        const answer = await app.inject({
          method,
          url,
          ...(method === 'GET' ? {} : { headers: { 'content-type': 'text/plain' }, payload: 'x' }),
        });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
      }
    },
  );

  it.each([
    ['PUT', login, 'POST'],
    ['GET', login, 'POST'],
    ['DELETE', '/api/customer/me', 'GET, HEAD'],
    ['POST', '/api/home/get-product/some-kurta', 'GET, HEAD'],
    ['OPTIONS', '/healthz', 'GET, HEAD'],
  ] as const)('%s of %s is 405 with what is allowed', async (method, url, allow) => {
    const answer = await app.inject({
      method,
      url,
      headers: json,
      ...(method === 'GET' ? {} : { payload: '{}' }),
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.allow).toBe(allow);
  });
});

describe('a page of another site', () => {
  const changing = Object.values(calls as Record<string, Calls>)
    .flatMap((domain) => Object.values(domain))
    .filter((call) => call.method !== 'GET' || /logout|confirm/.test(call.path));
  const signs: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:3000.evil.example' },
  ];

  it.each(changing.map((call) => [call.method, call.path] as const))(
    'cannot make %s %s',
    async (method, path) => {
      for (const sign of signs) {
        const answer = await app.inject({
          method,
          url: `/api${path}`,
          headers: { ...json, ...sign },
          ...(method === 'GET' ? {} : { payload: '{}' }),
        });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'cross_origin']);
      }
    },
  );

  it('does not block the shop’s own pages', async () => {
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await post('{}', { ...json, ...own })).statusCode).toBe(400);
  });
});

describe('headers', () => {
  it('are on every answer, and allow no inline script', async () => {
    for (const url of ['/api/home/get-categorys', '/api/nothing', '/healthz', '/api/docs', '/dev/outbox']) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('restrict cookies and browsers to https when the shop is on https', async () => {
    const secure = await testApp(db, { settings: testSettings({ PUBLIC_URL: 'https://shop.example' }) });
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/customer/customer-register',
      headers: json,
      payload: JSON.stringify({ name: 'A', email: 'secure@example.com', password: 'long enough' }),
    });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('developers’ pages', () => {
  it('show sent messages, newest first, as text', async () => {
    const { sendMessage } = await import('../domains/notices/send-message.ts');
    const now = new Date('2026-09-01T06:00:00Z');
    await sendMessage(db, { notice: 'otp', recipient: '7000000001', channel: 'sms', text: 'first', now });
    await sendMessage(db, {
      notice: 'otp',
      recipient: '7000000001',
      channel: 'sms',
      text: '<script>second</script>',
      now,
    });
    const list = await app.inject('/dev/outbox.json?to=7000000001');
    expect(list.json()).toEqual({
      messages: ['<script>second</script>', 'first'].map((text) => ({
        to: '7000000001',
        channel: 'sms',
        subject: '',
        text,
        createdAt: '2026-09-01T06:00:00.000Z',
      })),
    });
    const page = await app.inject('/dev/outbox');
    expect(page.body).toContain('&lt;script&gt;second&lt;/script&gt;');
    expect(page.body).not.toMatch(/<script|style=/);
  });

  it('do not exist in live mode', async () => {
    const live = await testApp(db, {
      settings: testSettings({
        CHOWK_MODE: 'live',
        PUBLIC_URL: 'https://localhost',
        SMS_PROVIDER: 'http',
        SMS_URL: 'https://sms.example',
        PAYMENT_PROVIDER: 'upi-manual',
        UPI_VPA: 'shop@bank',
      }),
    });
    for (const url of ['/dev/outbox', '/dev/outbox.json'])
      expect((await live.inject(url)).statusCode).toBe(404);
  });

  it('the calls’ documentation lists every call, without script', async () => {
    const { body } = await app.inject('/api/docs');
    for (const [domain, names] of Object.entries(calls))
      for (const name of Object.keys(names)) expect(body).toContain(`${domain}.${name}`);
    expect(body).not.toMatch(/<script|style=/);
  });
});
