import { beforeEach, expect, it, vi } from 'vitest';
import type { Go } from '../ui/link.tsx';
import { goWhenReady } from './go-when-ready.ts';
import { prefetched } from './prefetched.ts';

const how = { replace: false, keepScroll: false };
const went = vi.fn<Go>();

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://chowk.example/shops' } });
  vi.useFakeTimers();
  prefetched.clear();
  went.mockClear();
  return () => vi.useRealTimers();
});

it('goes at once where nothing was asked for ahead', () => {
  goWhenReady(went)('/cart', how);
  expect(went).toHaveBeenCalledWith('/cart', how);
});

it('goes when the data has come, or could not be read', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    const data = Promise.withResolvers<unknown>();
    prefetched.set('https://chowk.example/shops', data.promise);
    went.mockClear();
    goWhenReady(went)('/shops#top', how);
    await vi.advanceTimersByTimeAsync(50);
    expect(went).not.toHaveBeenCalled();
    data[settle](undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(went).toHaveBeenCalledOnce();
  }
});

it('does not wait long', async () => {
  prefetched.set('https://chowk.example/shops', new Promise(() => {}));
  goWhenReady(went)('/shops', how);
  await vi.advanceTimersByTimeAsync(200);
  expect(went).toHaveBeenCalledOnce();
});

it('goes to the last of several links that were pressed meanwhile', async () => {
  prefetched.set('https://chowk.example/shops', new Promise(() => {}));
  const go = goWhenReady(went);
  go('/shops', how);
  go('/cart', how);
  await vi.advanceTimersByTimeAsync(200);
  expect(went.mock.calls).toEqual([['/cart', how]]);
});
