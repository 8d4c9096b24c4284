import type { DataRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../calls.ts';
import { dataAhead } from './data-ahead.ts';
import { copyOf, forgetCopy } from './page-copies.ts';
import { prefetched } from './prefetched.ts';
import { readableAhead } from './read-ahead.ts';

vi.mock('./read-ahead.ts', () => ({ readableAhead: vi.fn<typeof readableAhead>() }));

/** Cards one below the other, each as high as the half of the window, and what is heard by the document. */
let cards: { href: string; top: number }[] = [];
const heard = new Map<string, () => void>();
const page = {
  hidden: false,
  querySelectorAll: () =>
    cards.map(({ href, top }) => ({
      getBoundingClientRect: () => ({ top, bottom: top + 400, left: 0, right: 100 }),
      querySelector: () => ({ href }),
    })),
  addEventListener: (type: string, call: () => void) => heard.set(type, call),
};
let step: (state: object) => void = () => {};
const router = {
  state: { location: 'a listing' },
  subscribe: (call: typeof step) => (step = call),
} as unknown as DataRouter;
const asked: string[] = [];
let line: (href: string) => Promise<unknown> = async (href) => `of ${href}`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { innerHeight: 800, innerWidth: 360 });
  asked.length = 0;
  line = async (href) => `of ${href}`;
  prefetched.clear();
  page.hidden = false;
  cards = [0, 400, 900].map((top, at) => ({ href: `/${at}`, top }));
  for (let at = 0; at < 30; at++) forgetCopy(`/${at}`);
  vi.mocked(readableAhead).mockImplementation(
    (_, href) =>
      ({
        address: href,
        read: () => {
          asked.push(href);
          return line(href);
        },
      }) as unknown as ReturnType<typeof readableAhead>,
  );
  return () => {
    heard.get('touchstart')?.();
    vi.useRealTimers();
  };
});

it('fetches what is in view when the page has come to rest, and not twice', async () => {
  dataAhead(router, {} as Api);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['/0', '/1']);
  expect(copyOf('/1')).toBe('of /1');
  heard.get('scroll')?.();
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toEqual(['/0', '/1']);
});

it('waits while somebody scrolls', async () => {
  dataAhead(router, {} as Api);
  await vi.advanceTimersByTimeAsync(1_950);
  for (let moment = 0; moment < 20; moment++) {
    heard.get('scroll')?.();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toHaveLength(2);
});

it('fetches one after the other, and no more after a touch', async () => {
  const first = Promise.withResolvers<unknown>();
  line = () => first.promise;
  dataAhead(router, {} as Api);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(asked).toEqual(['/0']);
  heard.get('touchstart')?.();
  first.resolve('data');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual(['/0']);
  expect(copyOf('/0')).toBe('data');
});

it('lets the next page settle, and leaves the one that is on its way alone', async () => {
  dataAhead(router, {} as Api);
  step({ location: 'a listing', navigation: { state: 'loading' } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
  step({ location: 'a product', navigation: { state: 'idle' } });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(2);
});

it('fetches a few at a time, what may be fetched, and what nobody has asked for already', async () => {
  cards = Array.from({ length: 10 }, (_, at) => ({ href: `/${at}`, top: at }));
  prefetched.set('/1', Promise.resolve());
  const readable = vi.mocked(readableAhead).getMockImplementation();
  vi.mocked(readableAhead).mockImplementation((api, href) =>
    href === '/2' ? undefined : readable?.(api, href),
  );
  dataAhead(router, {} as Api);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(asked).toEqual(['/0', '/3', '/4', '/5']);
});

it('fetches nothing for a page that nobody sees, and keeps nothing that could not be read', async () => {
  page.hidden = true;
  dataAhead(router, {} as Api);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(asked).toEqual([]);
  page.hidden = false;
  line = () => Promise.reject(new Error('busy'));
  heard.get('scroll')?.();
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toEqual(['/0', '/1']);
  expect(copyOf('/0')).toBeUndefined();
});
