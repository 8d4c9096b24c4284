import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../../../calls.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { tellUnread, watchUnread } from './watch-unread.ts';

vi.mock('../../../ui/toast/toast.ts', () => ({ toast: { info: vi.fn<(text: string) => void>() } }));

const page = {
  visibilityState: 'visible',
  addEventListener: vi.fn<() => void>(),
  removeEventListener: vi.fn<() => void>(),
};
const place = { pathname: '/shops' };
let count = 0;
const api = {
  chat: { countUnread: async () => ({ unread: count, latestFrom: 'Anokhi Lane' }) },
} as unknown as Api;
const badge = vi.fn<(count: number) => void>();
const countToasts = () => vi.mocked(toast.info).mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', place);
  vi.clearAllMocks();
  Object.assign(page, { visibilityState: 'visible' });
  place.pathname = '/shops';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names the sender on any page, also for messages that arrived while the page was loading', async () => {
  count = 1;
  const stop = watchUnread(api, 0, badge);
  await vi.advanceTimersByTimeAsync(0);
  expect(toast.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Anokhi Lane'));
  count = 2;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([countToasts(), badge.mock.lastCall]).toEqual([2, [2]]);
  stop();
});

it('does so once the page is visible again, but not for what an open chat already showed', async () => {
  count = 0;
  const stop = watchUnread(api, 0, badge);
  await vi.advanceTimersByTimeAsync(0);
  page.visibilityState = 'hidden';
  count = 1;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(countToasts()).toBe(0);
  page.visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(15_000);
  expect(countToasts()).toBe(1);
  place.pathname = '/dashboard/chat';
  count = 2;
  tellUnread(2);
  await vi.advanceTimersByTimeAsync(15_000);
  place.pathname = '/';
  await vi.advanceTimersByTimeAsync(15_000);
  expect(countToasts()).toBe(1);
  stop();
});
