import { beforeEach, expect, it, vi } from 'vitest';
import { copyOf, forgetCopy, keepCopy, roomForCopies, saysTheSame } from './page-copies.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.advanceTimersByTime(120_000);
    copyOf('');
    vi.useRealTimers();
  };
});

it('keeps a copy for a minute', () => {
  keepCopy('/a', { price: 1 });
  vi.advanceTimersByTime(59_000);
  expect(copyOf('/a')).toEqual({ price: 1 });
  vi.advanceTimersByTime(2_000);
  expect(copyOf('/a')).toBeUndefined();
});

it('takes the newer one', () => {
  keepCopy('/a', 1);
  keepCopy('/a', 2);
  expect(copyOf('/a')).toBe(2);
  forgetCopy('/a');
  expect(copyOf('/a')).toBeUndefined();
});

it('has room for twenty in a minute, and for more when the first are forgotten', () => {
  for (let at = 0; at < 20; at++) {
    expect(roomForCopies()).toBe(true);
    keepCopy(`/${at}`, at);
  }
  expect(roomForCopies()).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(roomForCopies()).toBe(true);
});

it('compares by what is said', () => {
  expect(saysTheSame({ price: 1, sizes: ['S'] }, { price: 1, sizes: ['S'] })).toBe(true);
  expect(saysTheSame({ price: 1 }, { price: 2 })).toBe(false);
});
