import { expect, it } from 'vitest';
import { latestBelow } from './load.ts';

const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ _id: String(from + at) }));

it('a page that shows the newest is followed by those that come next', () => {
  expect(latestBelow(some(1, 12), some(1, 21))).toEqual(some(13, 21));
});

it('another page is followed by the nine latest', () => {
  expect(latestBelow(some(100, 112), some(1, 21))).toEqual(some(1, 9));
});

it('a shop of few goods keeps its row', () => {
  expect(latestBelow(some(1, 12), some(1, 14))).toEqual(some(1, 9));
});
