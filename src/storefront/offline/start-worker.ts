import type { DataRouter } from 'react-router';
import { isLowData } from '../../ui/low-data.ts';
import { quiet } from '../../ui/quiet.ts';

/** Milliseconds on a page before it counts as visited. */
const seenAfter = 1_500;

/**
 * Registers the service worker once the page is loaded and idle, and tells it which pages were visited (not in low-data
 * mode). The worker takes control from the next document on, never in the middle of one.
 */
export async function startWorker(router: DataRouter): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await pageLoaded();
  await quiet();
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // From now on links work offline: the worker has some documents cached.
  document.documentElement.dataset.worker = 'ready';
  let timer: ReturnType<typeof setTimeout>;
  let last = '';
  // A document fetched through the worker is cached already; the cart is cached on every visit.
  const addresses = new Set(navigator.serviceWorker.controller ? [addressOf(router)] : []);
  const look = () => {
    const address = addressOf(router);
    if (router.state.navigation.state !== 'idle' || last === address) return;
    last = address;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!navigator.onLine || isLowData()) return;
      const isOwn = address === '/cart';
      const page = [address, { credentials: isOwn ? 'same-origin' : 'omit' }];
      const urlsToCache = [...filesSeen(), ...(isOwn || !addresses.has(address) ? [page] : [])];
      addresses.add(address);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    }, seenAfter);
  };
  router.subscribe(look);
  look();
}

const addressOf = ({ state: { location } }: DataRouter) => location.pathname + location.search;

/** Chromium's Accept header for pictures: with the same one, its HTTP cache (Vary) matches and nothing is downloaded twice. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** The page's files and the pictures it has shown, limited to a few screens' worth. */
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

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
