import type { RequestListener, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sheddingServer } from '../../../test/support/shedding-server.ts';
import { type ExpectedWait, expectedWait } from './expected-wait.ts';

/** One visitor who is greedy never makes a modest one wait or be turned away: by counts and order, `npm run bench -- greedy` by time. */

const addresses = { greedy: '203.0.113.1', modest: '203.0.113.2' };
type Visitor = keyof typeof addresses;

async function serve(handler: RequestListener, wait: ExpectedWait) {
  const address = await sheddingServer(handler, { wait });
  return async (who: Visitor, path: string) => {
    const headers = { 'x-forwarded-for': addresses[who] };
    const answer = await fetch(`${address}${path}`, { headers });
    await answer.text();
    return answer.status;
  };
}

it('turns nobody away for what somebody else asks for: pictures, searches, or anything else', async () => {
  let [now, arrivals] = [0, 0];
  let release = Promise.withResolvers<void>();
  const wait = expectedWait(
    () => true,
    () => now,
  );
  const get = await serve(
    (request, response) => {
      if (request.url?.startsWith('/pictures')) arrivals += 1;
      if (request.url?.includes('slow')) void release.promise.then(() => response.end());
      else response.end('here');
    },
    { ...wait, begin: (of) => (arrivals++, wait.begin(of)) },
  );
  for (const path of ['/pictures/slow', '/products/search?value=slow']) {
    const requests = Array.from({ length: 100 }, () => get('greedy', path));
    await expect.poll(() => arrivals).toBe(100);
    now += 1_000;
    expect(await get('greedy', '/shops'), 'a page for the greedy one').toBe(
      path.startsWith('/pictures') ? 200 : 503,
    );
    const statuses = [];
    for (const page of ['/shops', '/', '/shops?rating=4']) statuses.push(await get('modest', page));
    expect(statuses, `beside 100 of ${path}`).toEqual([200, 200, 200]);
    release.resolve();
    await Promise.all(requests);
    arrivals = 0;
    release = Promise.withResolvers();
  }
});

it('begins nothing of a greedy visitor while a modest one is served', async () => {
  const events: string[] = [];
  const turns: Record<string, number> = { '/greedy': 3, '/modest': 10 };
  const answer = async (url: string, response: ServerResponse) => {
    events.push(`${url} begins`);
    for (let turn = 0; turn < (turns[url] ?? 0); turn++) await nextTurn();
    events.push(`${url} ends`);
    response.end();
  };
  const get = await serve(({ url = '' }, response) => void answer(url, response), {
    now: () => 0,
    begin: () => () => {},
  });
  const enough = new AbortController();
  const greedyClients = Array.from({ length: 60 }, async () => {
    while (!enough.signal.aborted) await get('greedy', '/greedy');
  });
  await expect.poll(() => events.length).toBeGreaterThan(200);
  // The shop looks ten times a second whether it is busy, and then takes fewer at once.
  await new Promise((resolve) => setTimeout(resolve, 600));
  for (let visit = 0; visit < 5; visit++) await get('modest', '/modest');
  enough.abort();
  await Promise.all(greedyClients);
  const meanwhile = events.join(', ').match(/modest begins.*?modest ends/g) ?? [];
  expect(meanwhile).toHaveLength(5);
  expect(meanwhile.filter((order) => order.includes('greedy begins'))).toEqual([]);
});
