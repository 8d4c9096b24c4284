import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';

it('asks once for all who want to know at the same time, and again when the time is over', async () => {
  let asked = 0;
  const read = keepBriefly(40, async () => ++asked);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await pause(60);
  expect(await read()).toBe(2);
});

it('does not keep a failure', async () => {
  let asked = 0;
  const read = keepBriefly(10_000, async () => {
    if (++asked === 1) throw new Error('The database is away');
    return asked;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});
