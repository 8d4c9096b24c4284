import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../calls.ts';
import type { Go } from '../ui/link.tsx';
import { goWhenReady, type RouterToRefresh } from './go-when-ready.ts';
import { forgetCopy, keepCopy } from './page-copies.ts';
import { prefetch } from './prefetch-on-intent.ts';
import { prefetched, takePrefetched } from './prefetched.ts';

vi.mock('./prefetch-on-intent.ts', () => ({ prefetch: vi.fn<typeof prefetch>() }));

const how = { replace: false, keepScroll: false };
const shops = 'https://chowk.example/shops';
const api = {} as Api;
const revalidate = vi.fn<() => Promise<void>>(async () => {});
const router = {
  state: { location: { pathname: '/', search: '' }, navigation: {} },
  revalidate,
} as unknown as RouterToRefresh;
/** As the router does it: the page's loader takes what is at hand. */
const went = vi.fn<Go>((href) => {
  const url = new URL(href, shops);
  loaded = takePrefetched(url.origin + url.pathname);
  Object.assign(router.state.location, { pathname: url.pathname });
});
let loaded: Promise<unknown> | undefined;

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://chowk.example/' } });
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  prefetched.clear();
  forgetCopy(shops);
  loaded = undefined;
  Object.assign(router.state.location, { pathname: '/' });
  for (const mock of [went, revalidate, vi.mocked(prefetch)]) mock.mockClear();
  return () => vi.useRealTimers();
});

it('goes at once where nothing was asked for ahead', () => {
  goWhenReady(router, api, went)('/cart', how);
  expect(went).toHaveBeenCalledWith('/cart', how);
});

it('goes when the data has come, or could not be read', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    const data = Promise.withResolvers<unknown>();
    prefetched.set(shops, data.promise);
    went.mockClear();
    goWhenReady(router, api, went)('/shops#top', how);
    await vi.advanceTimersByTimeAsync(50);
    expect(went).not.toHaveBeenCalled();
    data[settle](undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(went).toHaveBeenCalledOnce();
    loaded?.catch(() => undefined);
  }
});

it('lets the press be painted first, when the data is there already', async () => {
  prefetched.set(shops, Promise.resolve('newest'));
  goWhenReady(router, api, went)('/shops', how);
  await vi.advanceTimersByTimeAsync(10);
  expect(went).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(went).toHaveBeenCalledOnce();
});

it('does not wait long', async () => {
  prefetched.set(shops, new Promise(() => {}));
  goWhenReady(router, api, went)('/shops', how);
  await vi.advanceTimersByTimeAsync(200);
  expect(went).toHaveBeenCalledOnce();
});

it('goes to the last of several links that were pressed meanwhile', async () => {
  prefetched.set(shops, new Promise(() => {}));
  const go = goWhenReady(router, api, went);
  go('/shops', how);
  go('/cart', how);
  await vi.advanceTimersByTimeAsync(200);
  expect(went.mock.calls).toEqual([['/cart', how]]);
});

describe('with a copy at hand', () => {
  /** Presses with a copy; the newest data comes by what is given. */
  async function press() {
    const newest = Promise.withResolvers<unknown>();
    keepCopy(shops, { price: 1 });
    prefetched.set(shops, newest.promise);
    goWhenReady(router, api, went)('/shops', how);
    await vi.advanceTimersByTimeAsync(40);
    return newest;
  }

  it('shows it before the newest data has come, and asks for that in any case', async () => {
    await press();
    expect(prefetch).toHaveBeenCalledWith(api, shops);
    expect(went).toHaveBeenCalledOnce();
    expect(await loaded).toEqual({ price: 1 });
  });

  it('leaves it where the newest data says the same', async () => {
    const newest = await press();
    newest.resolve({ price: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(revalidate).not.toHaveBeenCalled();
    expect(prefetched.size).toBe(0);
  });

  it('does not leave it for a later visit, where no page has taken it', async () => {
    went.mockImplementationOnce(() => {});
    const newest = await press();
    expect(prefetched.size).toBe(1);
    newest.resolve({ price: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(prefetched.size).toBe(0);
  });

  it('puts what is newer in its place, without asking again', async () => {
    const newest = await press();
    let taken: unknown;
    revalidate.mockImplementationOnce(async () => {
      taken = await takePrefetched(shops);
    });
    newest.resolve({ price: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(taken).toEqual({ price: 2 });
  });

  it('reads again what could not be read: the page says what is the matter', async () => {
    const newest = await press();
    newest.reject(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect(revalidate).toHaveBeenCalledOnce();
    expect(prefetched.size).toBe(0);
  });

  it('goes where the page has moved, in its place in the history', async () => {
    const newest = await press();
    newest.reject(new Response(null, { status: 302, headers: { Location: '/products' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(went).toHaveBeenLastCalledWith('/products', { replace: true, keepScroll: false });
    expect(revalidate).not.toHaveBeenCalled();
  });

  it('leaves alone whoever went elsewhere meanwhile', async () => {
    const newest = await press();
    Object.assign(router.state.location, { pathname: '/cart' });
    newest.resolve({ price: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(revalidate).not.toHaveBeenCalled();
    expect(prefetched.size).toBe(0);
  });

  it('is not shown where the newest cannot be asked for: without a connection, in low-data mode', async () => {
    keepCopy(shops, { price: 1 });
    goWhenReady(router, api, went)('/shops', how);
    expect(went).toHaveBeenCalledOnce();
    expect(loaded).toBeUndefined();
  });

  it('is not shown when the page was found to be gone before the press', async () => {
    keepCopy(shops, { price: 1 });
    prefetched.set(shops, new Promise(() => {}));
    goWhenReady(router, api, went)('/shops', how);
    forgetCopy(shops);
    prefetched.delete(shops);
    await vi.advanceTimersByTimeAsync(40);
    expect(went).toHaveBeenCalledOnce();
    expect(loaded).toBeUndefined();
  });
});
