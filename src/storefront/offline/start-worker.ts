import type { DataRouter } from 'react-router';
import { isLowData } from '../../ui/low-data.ts';

/** Milliseconds after which a page counts as seen, and not as passed by. */
const seenAfter = 1_500;

/**
 * Registers the service worker when the page is loaded and quiet, and tells it which pages are seen (in low-data mode it keeps
 * only what documents bring along). It takes over at the next document and never in the middle of one.
 */
export async function startWorker(router: DataRouter): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await loaded();
  await quiet();
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // From now on a link without a connection is a document's affair: the worker has kept some.
  document.documentElement.dataset.worker = 'ready';
  let timer: ReturnType<typeof setTimeout>;
  let last = '';
  // A document that came through the worker is kept already; a cart is kept anew each time.
  const told = new Set(navigator.serviceWorker.controller ? [addressOf(router)] : []);
  const look = () => {
    const address = addressOf(router);
    if (router.state.navigation.state !== 'idle' || last === address) return;
    last = address;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!navigator.onLine || isLowData()) return;
      const isOwn = address === '/cart';
      const page = [address, { credentials: isOwn ? 'same-origin' : 'omit' }];
      const urlsToCache = [...filesSeen(), ...(isOwn || !told.has(address) ? [page] : [])];
      told.add(address);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is one, and takes no origin
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    }, seenAfter);
  };
  router.subscribe(look);
  look();
}

const addressOf = ({ state: { location } }: DataRouter) => location.pathname + location.search;

/** What Chromium says it accepts for a picture: its own cache finds one by that (Vary), so that none is fetched twice. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** The files that the page was made of and the pictures that it has shown, at most as many as fill some screens. */
function filesSeen(): (string | [url: string, how: RequestInit])[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images]
    .filter(({ complete, currentSrc }) => complete && currentSrc.includes('/pictures/'))
    .map(({ currentSrc }): [string, RequestInit] => [
      currentSrc,
      { cache: 'force-cache', headers: { accept } },
    ]);
  return [...files.filter((file) => file.includes('/assets/')), ...pictures.slice(0, 24)];
}

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

const quiet = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 5_000 })
      : setTimeout(resolve, 2_000),
  );
