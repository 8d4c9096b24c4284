import type { DataRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../calls.ts';
import { KeptPages } from './kept-pages.ts';
import { prefetchPages } from './prefetch.ts';

const lowData = vi.hoisted(() => ({ is: false }));
vi.mock('../ui/low-data.ts', () => ({ isLowData: () => lowData.is }));

/** A link in the page, as the document's event handlers see it. */
class Anchor {
  readonly href: string;
  constructor(href: string) {
    this.href = new URL(href, origin).href;
  }
  closest() {
    return this;
  }
  matches() {
    return true;
  }
}

const origin = 'http://shop.example';
const address = (path: string) => origin + path;
let cards: { href: string; top: number; skipped?: boolean }[];
let listeners: Map<string, ((event: object) => void)[]>;
let pages: KeptPages;
let step: ((state: object) => void)[];
let requests: string[];
let line: (address: string) => Promise<unknown>;
const revalidate = vi.fn<() => Promise<void>>(async () => {});
const page = { hidden: false };

const router = () =>
  ({
    state: { location: { pathname: '/shops', search: '' } },
    subscribe: (call: (state: object) => void) => step.push(call),
    revalidate,
    routes: [
      {
        id: 'product',
        path: '/product/:slug',
        handle: { sameForGuests: true },
        loader: ({ request }: { request: Request }) => {
          requests.push(new URL(request.url).pathname);
          return line(request.url);
        },
      },
      { id: 'cart', path: '/cart', handle: { sameForGuests: false }, loader: () => requests.push('/cart') },
    ],
  }) as unknown as DataRouter;

beforeEach(() => {
  vi.useFakeTimers();
  revalidate.mockClear();
  [listeners, pages, step, requests] = [new Map(), new KeptPages(), [], []];
  line = async (of) => `of ${of}`;
  lowData.is = false;
  cards = [0, 400, 900].map((top, at) => ({ href: address(`/product/${at}`), top }));
  vi.stubGlobal('Element', Anchor);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('window', {
    innerHeight: 800,
    innerWidth: 360,
    location: { origin, href: address('/shops') },
  });
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      hidden: false,
      querySelectorAll: () =>
        cards.map(({ href, top, skipped = false }) => ({
          checkVisibility: () => !skipped,
          getBoundingClientRect: () => {
            if (skipped) throw new Error('That would lay out its whole row');
            return { top, bottom: top + 400, left: 0, right: 100 };
          },
          querySelector: () => ({ href }),
        })),
      addEventListener: (type: string, call: (event: object) => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), call]),
    }),
  );
  prefetchPages(router(), {} as Api, pages);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const hear = (type: string, path: string, more = {}) =>
  listeners.get(type)?.forEach((call) => call({ target: new Anchor(path), ...more }));
const paths = (...of: number[]) => of.map((at) => `/product/${at}`);

it('reads the page behind a link that is touched or focused at once, and once', async () => {
  hear('touchstart', '/product/9');
  hear('touchstart', '/product/9');
  hear('focusin', '/product/8');
  expect(requests).toEqual(paths(9, 8));
  expect(await pages.take(address('/product/9'))).toBe(`of ${address('/product/9')}`);
  expect(pages.takeStale(address('/product/9'))).toBe(false);
});

it('waits until a mouse rests on a link', async () => {
  hear('pointerover', '/product/9', { pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(40);
  hear('pointerover', '/product/8', { pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(70);
  expect(requests).toEqual(paths(8));
});

it('reads nothing of a person, elsewhere, in low-data mode, offline, in a hidden tab, or of this very page', () => {
  hear('touchstart', '/cart');
  hear('touchstart', 'https://elsewhere.example/product/1');
  hear('touchstart', '/shops');
  lowData.is = true;
  hear('touchstart', '/product/9');
  lowData.is = false;
  vi.stubGlobal('navigator', { onLine: false });
  hear('touchstart', '/product/9');
  vi.stubGlobal('navigator', { onLine: true });
  page.hidden = true;
  hear('touchstart', '/product/9');
  expect(requests).toEqual([]);
});

it('reads what is in view when the page has come to rest, and not twice', async () => {
  await vi.advanceTimersByTimeAsync(1_900);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(requests).toEqual(paths(0, 1));
  hear('scroll', '/');
  await vi.advanceTimersByTimeAsync(400);
  expect(requests).toEqual(paths(0, 1));
});

it('does not ask for the place of a card that was not laid out', async () => {
  cards = cards.map((card, at) => ({ ...card, skipped: at === 0 }));
  await vi.advanceTimersByTimeAsync(2_100);
  expect(requests).toEqual(paths(1));
});

it('waits while somebody scrolls', async () => {
  await vi.advanceTimersByTimeAsync(1_950);
  for (let moment = 0; moment < 20; moment++) {
    hear('scroll', '/');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(requests).toHaveLength(2);
});

it('reads one after the other, and no more after a touch', async () => {
  const first = Promise.withResolvers<unknown>();
  line = () => first.promise;
  await vi.advanceTimersByTimeAsync(2_100);
  expect(requests).toEqual(paths(0));
  hear('touchstart', '/cart');
  first.resolve('data');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toEqual(paths(0));
});

it('lets the next page settle, and leaves the one that is on its way alone', async () => {
  const states = (state: object) => step.forEach((call) => call(state));
  states({ location: { pathname: '/shops', search: '' }, navigation: { state: 'loading' } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual([]);
  states({ location: { pathname: '/shops', search: '?page=2' }, navigation: { state: 'idle' } });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(requests).toHaveLength(2);
});

it('reads six cards at most, and keeps nothing that could not be read', async () => {
  cards = Array.from({ length: 10 }, (_, at) => ({ href: address(`/product/${at}`), top: at }));
  line = () => Promise.reject(new Error('busy'));
  await vi.advanceTimersByTimeAsync(2_100);
  expect(requests).toEqual(paths(0, 1, 2, 3, 4, 5));
  expect(pages.has(address('/product/0'))).toBe(false);
});

it('reads a page again that was shown from before, when it is on the screen', async () => {
  await vi.advanceTimersByTimeAsync(2_100);
  void pages.take(address('/product/0'));
  const location = { pathname: '/product/0', search: '' };
  step.forEach((call) => call({ location, navigation: { state: 'loading' } }));
  expect(revalidate).not.toHaveBeenCalled();
  step.forEach((call) => call({ location, navigation: { state: 'idle' } }));
  expect(revalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(revalidate).toHaveBeenCalledOnce();
});
