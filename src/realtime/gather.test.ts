import { expect, it } from 'vitest';
import { gather } from './gather.ts';

/** A sender whose batches end when the test says so. */
function slowSender() {
  const batches: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const send = gather<number>(
    (items) =>
      new Promise<void>((resolve, reject) => {
        batches.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      }),
    3,
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { batches, send, turn };
}

it('sends the first at once, and what comes meanwhile together, in order', async () => {
  const { batches, send, turn } = slowSender();
  const first = send(1);
  const rest = [2, 3, 4, 5].map((item) => send(item));
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.end();
  await first;
  await turn();
  expect(batches[1]?.items).toEqual([2, 3, 4]);
  batches[1]?.end();
  await turn();
  expect(batches[2]?.items).toEqual([5]);
  batches[2]?.end();
  await Promise.all(rest);
});

it('tells a failure to those whose batch it was, and goes on', async () => {
  const { batches, send, turn } = slowSender();
  const lost = send(1);
  const kept = send(2);
  batches[0]?.end(new Error('The connection broke'));
  await expect(lost).rejects.toThrow('broke');
  await turn();
  batches[1]?.end();
  await expect(kept).resolves.toBeUndefined();
});
