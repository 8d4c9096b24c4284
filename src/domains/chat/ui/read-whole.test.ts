import { expect, it } from 'vitest';
import { readWhole } from './read-whole.ts';

it('reads once if no message arrives meanwhile', async () => {
  let times = 0;
  expect(await readWhole({ current: 3 }, async () => ++times)).toBe(1);
});

it('reads again if a message arrived meanwhile', async () => {
  const counter = { current: 0 };
  const lists = ['before', 'with the first', 'with both'];
  const read = async () => {
    if (counter.current < 2) counter.current++;
    return lists.shift() ?? '';
  };
  expect(await readWhole(counter, read)).toBe('with both');
});

it('passes errors on', async () => {
  await expect(readWhole({ current: 0 }, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
