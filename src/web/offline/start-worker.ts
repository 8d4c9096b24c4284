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
  const look = () => {
    const { pathname, search } = router.state.location;
    if (router.state.navigation.state !== 'idle' || last === pathname + search) return;
    last = pathname + search;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!navigator.onLine || isLowData()) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is one, and takes no origin
      active?.postMessage({ seen: last, pictures: picturesSeen() });
    }, seenAfter);
  };
  router.subscribe(look);
  look();
}

/** The pictures that the page has shown, at most as many as fill some screens. */
const picturesSeen = () =>
  [...document.images]
    .filter(({ complete, currentSrc }) => complete && currentSrc.includes('/pictures/'))
    .map(({ currentSrc }) => currentSrc)
    .slice(0, 24);

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
