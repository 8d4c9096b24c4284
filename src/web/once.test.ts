import { expect, it } from 'vitest';
import { once } from './once.ts';

it('loads once, however often it is asked', async () => {
  let loads = 0;
  const load = once(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

it('loads again what could not be loaded', async () => {
  let loads = 0;
  const load = once(async () => {
    if (++loads === 1) throw new Error('no line');
    return loads;
  });
  await expect(load()).rejects.toThrow('no line');
  expect(await load()).toBe(2);
});
