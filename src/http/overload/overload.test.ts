import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sheddingServer } from '../../../test/support/shedding-server.ts';
import { createLog } from '../../platform/log.ts';
import { clientDigest } from '../client-digest.ts';
import { expectedWait } from './expected-wait.ts';
import { importanceOf } from './importance.ts';

describe('the estimated wait of a new request', () => {
  it('is requests in progress divided by throughput', () => {
    let now = 0;
    const wait = expectedWait(
      () => true,
      () => now,
    );
    const ends = Array.from({ length: 150 }, () => wait.begin('a'));
    now = 1_000;
    for (const end of ends.splice(0, 50)) end();
    expect(wait.now('a')).toBeCloseTo(100 / (1 / 1_000), 0); // the first answer ended the window: one answer in a second
    now = 2_000;
    expect(wait.now('a')).toBeCloseTo(100 / (49 / 1_000), 0);
  });

  it('is a network’s own share: who has most in progress waits longest', () => {
    let now = 0;
    const wait = expectedWait(
      () => true,
      () => now,
    );
    const ends = Array.from({ length: 10 }, () => wait.begin('greedy'));
    for (let i = 0; i < 99; i++) wait.begin('greedy');
    wait.begin('modest');
    now = 1_000;
    for (const end of ends) end();
    const each = 1_000; // one answer ended the window of a second
    expect([wait.now('greedy'), wait.now('modest'), wait.now('new')]).toEqual([
      100 * each,
      4 * each,
      3 * each,
    ]);
    for (let i = 0; i < 200; i++) wait.begin(`one of many ${i}`);
    expect([wait.now('modest'), wait.now('greedy')]).toEqual([300 * each, 300 * each]);
  });

  it('is zero with few requests in progress, and after an idle time', () => {
    let now = 0;
    const wait = expectedWait(
      () => true,
      () => now,
    );
    const end = wait.begin('a');
    now = 60_000;
    expect(wait.now('a')).toBe(0);
    end();
    for (let i = 0; i < 100; i++) wait.begin('a');
    expect(wait.now('a')).toBe(0);
  });

  it('is zero while the shop is idle: requests wait for something else', () => {
    let now = 0;
    const wait = expectedWait(
      () => false,
      () => now,
    );
    for (let i = 0; i < 500; i++) wait.begin('a');
    now = 5_000;
    expect(wait.now('a')).toBe(0);
  });
});

it('knows each path’s priority', () => {
  expect(
    ['/api/payment/webhook/gateway', '/api/home/order/palce-order', '/my-payment', '/readyz'].map(
      importanceOf,
    ),
  ).toEqual(Array(4).fill('vital'));
  expect(['/api/customer/send-otp', '/api/home/product/add-to-card', '/cart'].map(importanceOf)).toEqual(
    Array(3).fill('shopping'),
  );
  expect(['/', '/shops', '/api/home/query-products', '/ordering-guide'].map(importanceOf)).toEqual(
    Array(4).fill('browsing'),
  );
});

describe('an overloaded shop', () => {
  const lines: string[] = [];
  const client = clientDigest('a key of the tests', undefined);
  const log = createLog('info', { write: (line) => void lines.push(line) });

  async function busyFor(
    milliseconds: number,
    handler: RequestListener = (_, response) => void response.end('here'),
  ) {
    const wait = { now: () => milliseconds, begin: () => () => {} };
    const headers = { 'x-content-type-options': 'nosniff' };
    const address = await sheddingServer(handler, { client, log, headers, wait });
    return (path: string, accept = '*/*') => fetch(`${address}${path}`, { headers: { accept } });
  }

  it('sheds browsing first, then shopping, and payments last', async () => {
    const statuses = async (milliseconds: number) => {
      const get = await busyFor(milliseconds);
      const answers = await Promise.all(
        ['/shops', '/cart', '/api/payment/status/x'].map((path) => get(path)),
      );
      return answers.map(({ status }) => status);
    };
    expect(await statuses(2_000)).toEqual([200, 200, 200]);
    expect(await statuses(3_000)).toEqual([503, 200, 200]);
    expect(await statuses(7_000)).toEqual([503, 503, 200]);
    expect(await statuses(19_000)).toEqual([503, 503, 503]);
  });

  it('lets slow reads stall nobody, not even somebody on the same network', async () => {
    const slow: (() => void)[] = [];
    const get = await busyFor(0, (request, response) => {
      if (request.url?.startsWith('/desk')) slow.push(() => response.end('report'));
      else response.end('here');
    });
    const reports = Array.from({ length: 40 }, () => get('/desk/reports'));
    await expect.poll(() => slow.length).toBe(40);
    expect(await (await get('/shops')).text()).toBe('here');
    for (const end of slow) end();
    expect(await Promise.all(reports.map(async (report) => (await report).status))).toEqual(
      Array(40).fill(200),
    );
  });

  it('logs what it turns away, with a request id and the client’s digest', async () => {
    const get = await busyFor(3_000);
    await get('/shops?value=private');
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        path: '/shops',
        status: 503,
        requestId: 'process-1',
        client: client.ofAddress('127.0.0.1'),
      }),
    );
    expect(lines.join('')).not.toContain('private');
  });

  it('says when to retry: a JSON error for programs, a reloading page for people', async () => {
    const get = await busyFor(3_000);
    const call = await get('/api/home/query-products', 'text/html');
    expect(call.headers.get('retry-after')).toBe('3');
    expect(call.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await call.json()).toMatchObject({ code: 'unavailable' });
    const page = await get('/shops', 'text/html,*/*');
    expect(await page.text()).toContain('http-equiv="refresh"');
  });
});
