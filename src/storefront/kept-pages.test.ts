import { beforeEach, expect, it, vi } from 'vitest';
import { KeptPages } from './kept-pages.ts';

let kept: KeptPages;
beforeEach(() => {
  vi.useFakeTimers();
  kept = new KeptPages();
  return () => vi.useRealTimers();
});

it('gives what was read ahead to one visit', async () => {
  kept.keep('/a', Promise.resolve(1));
  expect(kept.has('/a')).toBe(true);
  expect(await kept.take('/a')).toBe(1);
  expect(kept.take('/a')).toBeUndefined();
});

it('keeps it for a minute', () => {
  kept.keep('/a', Promise.resolve(1));
  vi.advanceTimersByTime(59_000);
  expect(kept.has('/a')).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(kept.has('/a')).toBe(false);
  expect(kept.take('/a')).toBeUndefined();
});

it('says once that a page was shown which is to be read again, and not of one that is fresh', () => {
  kept.keep('/a', Promise.resolve(1), 5_000);
  void kept.take('/a');
  expect(kept.takeStale('/a')).toBe(false);
  kept.keep('/a', Promise.resolve(1), 5_000);
  vi.advanceTimersByTime(6_000);
  void kept.take('/a');
  expect(kept.takeStale('/b')).toBe(false);
  expect(kept.takeStale('/a')).toBe(true);
  expect(kept.takeStale('/a')).toBe(false);
});

it('forgets what could not be read: the visit reads again', async () => {
  kept.keep('/a', Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.has('/a')).toBe(false);
});

it('keeps twenty, and drops the oldest for another one', () => {
  for (let at = 0; at < 20; at++) {
    expect(kept.isFull()).toBe(false);
    kept.keep(`/${at}`, Promise.resolve(at));
  }
  expect(kept.isFull()).toBe(true);
  kept.keep('/new', Promise.resolve());
  expect(kept.has('/0')).toBe(false);
  expect(kept.has('/new')).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(kept.isFull()).toBe(false);
});
