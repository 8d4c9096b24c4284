import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { randomKey, sendingOnce } from './send-once.ts';

/** Returns a function that sends `body` and returns its key; `ends` sets the request's outcome. */
function desk() {
  const once = sendingOnce();
  return async (body: unknown, ends?: Error): Promise<string> => {
    let key = '';
    await once(body, (_, options) => {
      key = options.idempotencyKey;
      return ends ? Promise.reject(ends) : Promise.resolve();
    }).catch(() => undefined);
    return key;
  };
}
const refusal = new CallError(409, { code: 'out_of_stock', error: 'Sold out' });

test.each([
  ['lost on the way', new CallError(0, { code: 'offline' })],
  ['turned away by a busy server', new CallError(503, {})],
])('what was %s is sent again under its key', async (_, ends) => {
  const send = desk();
  const first = await send({ address: 'a' }, ends);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await send({ address: 'a' }, ends)).toBe(first);
  expect(await send({ address: 'a' })).toBe(first);
});

test.each([
  ['done', undefined],
  ['refused', refusal],
])('what was %s is over: the same again is another request', async (_, ends) => {
  const send = desk();
  expect(await send({ address: 'a' }, ends)).not.toBe(await send({ address: 'a' }));
});

test('another body gets another key, even after a lost request', async () => {
  const send = desk();
  expect(await send({ address: 'a' }, new CallError(0, {}))).not.toBe(await send({ address: 'b' }));
});

test('a double click before the answer reuses the key', async () => {
  const once = sendingOnce();
  const keys: string[] = [];
  const press = () => once({ address: 'a' }, async (_, { idempotencyKey }) => keys.push(idempotencyKey));
  await Promise.all([press(), press()]);
  expect(keys[0]).toBe(keys[1]);
});

test('keys differ', () => {
  expect(new Set(Array.from({ length: 100 }, randomKey)).size).toBe(100);
});
