import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

/** Doubles numbers; the test decides when a batch ends. */
function slowDoubling(patience?: number) {
  const batches: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const ask = batchLoader<number, number>(
    (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, end: (error) => (error ? reject(error) : resolve(items.map((n) => 2 * n))) });
      }),
    { maxBatchSize: 3, ...(patience ? { patience } : {}) },
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { batches, ask, turn };
}

it('loads the first key at once, and batches later ones in order, each with its own answer', async () => {
  const { batches, ask, turn } = slowDoubling();
  const first = ask(1);
  await Promise.resolve();
  const rest = [2, 3, 4, 5].map((item) => ask(item));
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.end();
  expect(await first).toBe(2);
  await turn();
  expect(batches[1]?.items).toEqual([2, 3, 4]);
  batches[1]?.end();
  await turn();
  expect(batches[2]?.items).toEqual([5]);
  batches[2]?.end();
  expect(await Promise.all(rest)).toEqual([4, 6, 8, 10]);
});

it('batches calls of the same turn', async () => {
  const { batches, ask, turn } = slowDoubling();
  for (const item of [1, 1, 2]) void ask(item);
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 1, 2]]);
});

it('answers no call from a batch that was sent before it', async () => {
  const { batches, ask, turn } = slowDoubling();
  void ask(1);
  await turn();
  const later = ask(1);
  batches[0]?.end();
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1], [1]]);
  batches[1]?.end();
  expect(await later).toBe(2);
  void ask(7);
  await turn();
  expect(batches[2]?.items).toEqual([7]);
});

it('rejects only the callers of a failed batch, and goes on', async () => {
  const { batches, ask, turn } = slowDoubling();
  const lostCall = ask(1);
  await turn();
  const nextCall = ask(2);
  batches[0]?.end(new Error('The connection broke'));
  await expect(lostCall).rejects.toThrow('broke');
  await turn();
  batches[1]?.end();
  await expect(nextCall).resolves.toBe(4);
});

it('rejects when the batch could not even be sent', async () => {
  const ask = batchLoader<number, number>(
    () => {
      throw new Error('No connection');
    },
    { maxBatchSize: 3 },
  );
  await expect(ask(1)).rejects.toThrow('No connection');
  await expect(ask(2)).rejects.toThrow('No connection');
});

it('does not wait for a hanging batch beyond its patience', async () => {
  const { batches, ask, turn } = slowDoubling(1);
  const hangingCall = ask(1);
  await turn();
  const next = ask(2);
  await expect.poll(() => batches.map(({ items }) => items)).toEqual([[1], [2]]);
  batches[1]?.end();
  expect(await next).toBe(4);
  void ask(3);
  batches[0]?.end();
  expect(await hangingCall).toBe(2);
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2], [3]]);
});

it('runs a batch in its first caller’s async context', async () => {
  const person = new AsyncLocalStorage<string>();
  const values: (string | undefined)[] = [];
  const ask = batchLoader<string, null>(
    async (names) => {
      values.push(person.getStore());
      return names.map(() => null);
    },
    { maxBatchSize: 2 },
  );
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => person.run(name, () => ask(name))));
  expect(values).toEqual(['a', 'c']);
});

it('keeps a pause between two batches for what nobody waits for', async () => {
  const batches: (readonly number[])[] = [];
  const ask = batchLoader<number, void>(
    async (items) => {
      batches.push(items);
      return items.map(() => undefined);
    },
    { maxBatchSize: 10, pause: 50 },
  );
  await ask(1);
  const later = [ask(2), new Promise((resolve) => setTimeout(resolve, 20)).then(() => ask(3))];
  await Promise.all(later);
  expect(batches).toEqual([[1], [2, 3]]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await ask(4);
  expect(batches).toHaveLength(3);
});
