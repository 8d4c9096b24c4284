import { type DataRouter, createMemoryRouter, redirect } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../platform/call-error.ts';
import { toast } from '../ui/toast/toast.ts';
import { KeptPages } from './kept-pages.ts';
import { loadPages } from './load-pages.ts';

vi.mock('../ui/toast/toast.ts', () => ({ toast: { error: vi.fn<(text: string) => void>() } }));

let pages: KeptPages;
let router: DataRouter;
let read: () => Promise<unknown>;
let reads: number;
const shops = 'http://localhost/shops?page=2';

beforeEach(async () => {
  vi.clearAllMocks();
  pages = new KeptPages();
  reads = 0;
  read = async () => ({ price: 1 });
  const page = (path: string) => ({
    id: path,
    path,
    loader: () => {
      reads++;
      return read();
    },
  });
  router = createMemoryRouter([{ id: 'root', children: ['/', '/shops', '/moved'].map(page) }], {
    dataStrategy: loadPages(pages, () => router.state),
    hydrationData: { loaderData: { '/': 'home' } },
  });
  router.initialize();
});

const currentData = () => router.state.loaderData['/shops'];

it('shows a visit what was read ahead of it, and reads what was not', async () => {
  pages.keep(shops, Promise.resolve({ price: 2 }));
  await router.navigate('/shops?page=2');
  expect(currentData()).toEqual({ price: 2 });
  expect(reads).toBe(0);
  await router.navigate('/');
  await router.navigate('/shops?page=2');
  expect(currentData()).toEqual({ price: 1 });
});

it('reads a page on the screen again, and puts what says something else in its place', async () => {
  await router.navigate('/shops?page=2');
  const first = currentData();
  pages.keep(shops, Promise.resolve({ price: 3 }));
  await router.revalidate();
  expect(currentData()).toBe(first);
  read = async () => ({ price: 2 });
  await router.revalidate();
  expect(currentData()).toEqual({ price: 2 });
});

it('keeps a page on the screen while the shop cannot be reached, and says so', async () => {
  await router.navigate('/shops?page=2');
  read = () => Promise.reject(new CallError(503, { error: 'Too busy' }));
  await router.revalidate();
  expect(currentData()).toEqual({ price: 1 });
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Too busy');
});

it('shows that a page is gone', async () => {
  await router.navigate('/shops?page=2');
  read = () => Promise.reject(new CallError(404, { error: 'No such page' }));
  await router.revalidate();
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
});

it('does not keep an error on the screen: what could be read again is shown', async () => {
  await router.navigate('/shops?page=2');
  read = () => Promise.reject(new CallError(404, {}));
  await router.revalidate();
  read = () => Promise.reject(new CallError(503, {}));
  await router.revalidate();
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 503 }]);
  read = async () => ({ price: 4 });
  await router.revalidate();
  expect(currentData()).toEqual({ price: 4 });
});

it('goes where a page has moved, in its place in the history', async () => {
  await router.navigate('/shops?page=2');
  read = () => {
    read = async () => 'there';
    return Promise.reject(redirect('/moved') as unknown as Error);
  };
  await router.revalidate();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/moved'));
  expect(router.state.historyAction).toBe('REPLACE');
});
