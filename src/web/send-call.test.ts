import { afterEach, expect, it, vi } from 'vitest';

vi.mock('virtual:call-paths', () => ({
  default: { shop: { read: ['GET', '/read/:id'], write: ['POST', '/write'] } },
}));
const { sendCall } = await import('./send-call.ts');

const requests: { address: string; answer: (body: object) => void }[] = [];
vi.stubGlobal(
  'fetch',
  (address: string) =>
    new Promise((resolve) => {
      requests.push({ address, answer: (body) => resolve(Response.json(body)) });
    }),
);
const underway = new Map<string, Promise<unknown>>();
const read = (id: string) => sendCall(underway, 'shop', 'read', { id }, {});
afterEach(() => void requests.splice(0));

it('asks once what is asked twice at once, and again when it was answered', async () => {
  const both = Promise.all([read('a'), read('a')]);
  const other = read('b');
  expect(requests.map(({ address }) => address)).toEqual(['/api/read/a', '/api/read/b']);
  for (const [at, { answer }] of requests.entries()) answer({ at });
  expect(await both).toEqual([{ at: 0 }, { at: 0 }]);
  expect(await other).toEqual({ at: 1 });
  void read('a');
  expect(requests).toHaveLength(3);
});

it('takes no answer for one after a change that was asked for before it', async () => {
  const before = read('c');
  const change = sendCall(underway, 'shop', 'write', {}, {});
  const during = read('c');
  requests[1]?.answer({});
  await change;
  const after = read('c');
  expect(requests.map(({ address }) => address)).toEqual([
    '/api/read/c',
    '/api/write',
    '/api/read/c',
    '/api/read/c',
  ]);
  requests[0]?.answer({ of: 'before' });
  requests[2]?.answer({ of: 'during' });
  requests[3]?.answer({ of: 'after' });
  expect(await Promise.all([before, during, after])).toEqual([
    { of: 'before' },
    { of: 'during' },
    { of: 'after' },
  ]);
});
