import type { DataRouter } from 'react-router';
import type { Api } from '../calls.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { Go } from '../ui/link.tsx';
import { copyOf, saysTheSame } from './page-copies.ts';
import { prefetch } from './prefetch-on-intent.ts';
import { prefetched } from './prefetched.ts';

/** Milliseconds that a press waits for data that was asked for before it, without saying so. The line at the top begins later still. */
const unannounced = 100;

/** What is asked of the router here. */
export type RouterToRefresh = Pick<DataRouter, 'state' | 'revalidate'>;

/**
 * Goes as `go` does, but where the page's data was asked for ahead, when it has come: whoever presses is shown the page in one go.
 * Announcing it first would render a good part of the old page at the very moment when the new one's data comes in. Where a copy from a moment ago
 * is at hand (data-ahead.ts) that is shown meanwhile, and not waited. The press itself is painted first: rendering a page takes a slow
 * processor longer than a press may. Of several links pressed the last one counts.
 */
export function goWhenReady(router: RouterToRefresh, api: Api, go: Go): Go {
  let presses = 0;
  return async (href, how) => {
    const press = ++presses;
    const url = new URL(href, window.location.href);
    url.hash = '';
    const address = url.href;
    // A quick mouse has not rested on the link: never is a copy shown without the newest being asked for.
    if (copyOf(address) !== undefined) prefetch(api, address);
    const newest = prefetched.get(address);
    if (!newest) return go(href, how);
    const painted = new Promise<void>(afterPaint);
    if (copyOf(address) === undefined) {
      const longEnough = new Promise((resolve) => setTimeout(resolve, unannounced));
      await Promise.race([newest.catch(() => undefined), longEnough]);
    }
    await painted;
    if (press !== presses) return;
    const copy = copyOf(address);
    // None, or the page was found to be gone meanwhile.
    if (copy === undefined) return go(href, how);
    const shown = Promise.resolve(copy);
    prefetched.set(address, shown);
    go(href, how);
    await replaceCopy(router, go, { address, copy, shown, newest });
  };
}

/** Puts the newest data in the place of the copy that is shown, where it says something else. */
async function replaceCopy(
  router: RouterToRefresh,
  go: Go,
  page: { address: string; copy: unknown; shown: Promise<unknown>; newest: Promise<unknown> },
): Promise<void> {
  const { address, copy, shown, newest } = page;
  const [read] = await Promise.allSettled([newest]);
  // Taken by the page's loader by now, or by nobody: somebody went elsewhere.
  if (prefetched.get(address) === shown) prefetched.delete(address);
  if (read.status === 'fulfilled' && saysTheSame(read.value, copy)) return;
  const { location, navigation } = router.state;
  const { pathname, search } = navigation.location ?? location;
  if (new URL(pathname + search, address).href !== address) return;
  if (read.status === 'fulfilled') prefetched.set(address, newest);
  else if (read.reason instanceof Response) {
    // It has moved: the page goes where its own loader would have gone.
    const to = read.reason.headers.get('Location');
    if (to) return go(to, { replace: true, keepScroll: false });
  }
  // The page's loader takes what has come. What could not be read it reads again, and says so or shows that there is no such page.
  await router.revalidate();
  if (prefetched.get(address) === newest) prefetched.delete(address);
}
