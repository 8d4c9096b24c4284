import { beforeEach, expect, it, vi } from 'vitest';
import { keepPrefetched } from './keep-prefetched.ts';
import { copyOf, forgetCopy, keepCopy } from './page-copies.ts';
import { prefetched } from './prefetched.ts';

beforeEach(() => {
  vi.useFakeTimers();
  prefetched.clear();
  forgetCopy('/a');
  return () => vi.useRealTimers();
});

it('keeps what was read for some seconds, and reads it once', async () => {
  const read = vi.fn<() => Promise<number>>(async () => 1);
  keepPrefetched('/a', read);
  keepPrefetched('/a', read);
  expect(read).toHaveBeenCalledOnce();
  expect(await prefetched.get('/a')).toBe(1);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(prefetched.size).toBe(0);
});

it('makes a copy newer, and makes none where there was none', async () => {
  keepPrefetched('/a', async () => 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(copyOf('/a')).toBeUndefined();
  prefetched.clear();
  keepCopy('/a', 0);
  keepPrefetched('/a', async () => 2);
  await vi.advanceTimersByTimeAsync(0);
  expect(copyOf('/a')).toBe(2);
});

it('forgets what could not be read, and the copy with it: the page may be gone', async () => {
  keepCopy('/a', 0);
  keepPrefetched('/a', () => Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetched.size).toBe(0);
  expect(copyOf('/a')).toBeUndefined();
});
