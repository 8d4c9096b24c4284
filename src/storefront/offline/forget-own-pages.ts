import type { DataRouter } from 'react-router';
import type { Shell } from '../../web/shell.ts';

/** Takes a person's own pages (the cart) out of what the service worker keeps, when that person is here no more. */
export function forgetOwnPages(router: DataRouter): void {
  const who = () => (router.state.loaderData.root as Shell | undefined)?.customer?.id;
  const forget = () => void ('caches' in window && caches.delete('own-pages'));
  let last = who();
  // A logout may have been quicker than this file. Without a connection a kept page of all says nothing of who is here.
  if (last === undefined && navigator.onLine && !document.getElementById('offline')) forget();
  router.subscribe(() => {
    const now = who();
    if (now !== last) forget();
    last = now;
  });
}
