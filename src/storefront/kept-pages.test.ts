import { beforeEach, expect, it, vi } from 'vitest';
import { KeptPages } from './kept-pages.ts';

let pages: KeptPages;
beforeEach(() => {
  vi.useFakeTimers();
  pages = new KeptPages();
  return () => vi.useRealTimers();
});

it('gives what was read ahead to one visit', async () => {
  pages.keep('/a', Promise.resolve(1));
  expect(pages.has('/a')).toBe(true);
  expect(await pages.take('/a')).toBe(1);
  expect(pages.take('/a')).toBeUndefined();
});

it('keeps it for a minute', () => {
  pages.keep('/a', Promise.resolve(1));
  vi.advanceTimersByTime(59_000);
  expect(pages.has('/a')).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(pages.has('/a')).toBe(false);
  expect(pages.take('/a')).toBeUndefined();
});

it('says once that a page was shown which is to be read again, and not of one that is fresh', () => {
  pages.keep('/a', Promise.resolve(1), 5_000);
  void pages.take('/a');
  expect(pages.takeStale('/a')).toBe(false);
  pages.keep('/a', Promise.resolve(1), 5_000);
  vi.advanceTimersByTime(6_000);
  void pages.take('/a');
  expect(pages.takeStale('/b')).toBe(false);
  expect(pages.takeStale('/a')).toBe(true);
  expect(pages.takeStale('/a')).toBe(false);
});

it('forgets what could not be read: the visit reads again', async () => {
  pages.keep('/a', Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(0);
  expect(pages.has('/a')).toBe(false);
});

it('keeps twenty, and drops the oldest for another one', () => {
  for (let at = 0; at < 20; at++) {
    expect(pages.isFull()).toBe(false);
    pages.keep(`/${at}`, Promise.resolve(at));
  }
  expect(pages.isFull()).toBe(true);
  pages.keep('/new', Promise.resolve());
  expect(pages.has('/0')).toBe(false);
  expect(pages.has('/new')).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(pages.isFull()).toBe(false);
});
