import { expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';

const { db } = await createTestDatabase();
const app = await testApp(db, {
  settings: testSettings({ METRICS_TOKEN: 'a token for the scraper, thirty-two bytes' }),
});
const get = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/metrics', remoteAddress, headers });

it('counts answers by declared route, and requests waiting for the database', async () => {
  await app.inject('/api/home/get-product/nothing-of-this-name');
  const { body, headers } = await get('127.0.0.1');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /request_duration_seconds_count\{route="\/api\/home\/get-product\/:slugOrId",method="GET",status="404"\} 1/,
  );
  expect(body).toContain('chowk_nodejs_eventloop_lag_p99_seconds');
  expect(body).toContain('chowk_cache_misses{cache="product shelves"}');
  expect(body).not.toContain('nothing-of-this-name');
});

it('is 404 for strangers, also through a proxy on this machine', async () => {
  expect((await get('203.0.113.9')).statusCode).toBe(404);
  expect((await get('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  expect((await get('203.0.113.9', { authorization: 'Bearer a guess' })).statusCode).toBe(404);
});

it('answers a remote scraper that has the token', async () => {
  const headers = { authorization: 'Bearer a token for the scraper, thirty-two bytes' };
  expect((await get('203.0.113.9', headers)).statusCode).toBe(200);
});
