import { expect, it } from 'vitest';
import { keepWhile } from './keep-while.ts';

function setUp(most = 10) {
  const shop = { version: 1 as number | null, reads: 0 };
  const keep = keepWhile<number>(() => shop.version, most);
  return { shop, ask: (question = 'a') => keep(question, async () => ++shop.reads), keep };
}

it('reads once for one question, also while the reading goes on', async () => {
  const { ask } = setUp();
  expect(await Promise.all([ask(), ask(), ask('b')])).toEqual([1, 1, 2]);
});

it('reads again after a change, and what was begun before it is not kept', async () => {
  const { shop, ask } = setUp();
  const before = ask();
  shop.version = 2;
  expect([await before, await ask(), await ask()]).toEqual([1, 2, 2]);
});

it('keeps nothing while it does not hear of changes', async () => {
  const { shop, ask } = setUp();
  shop.version = null;
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

it('forgets the question that was asked longest ago', async () => {
  const { ask } = setUp(2);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect([await ask('a'), await ask('b')]).toEqual([1, 4]);
});

it('does not keep a failure', async () => {
  const { keep, ask } = setUp();
  await expect(keep('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no');
  expect(await ask()).toBe(1);
});
