import type { DataRouter } from 'react-router';
import { forgetKeptPhotos } from '../../web/photos/photos-wait.ts';
import type { Shell } from '../../web/shell.ts';

/** Deletes a person's own page (the cart) from the service worker's cache, and photos that were not sent, after logout. */
export function forgetOwnPages(router: DataRouter): void {
  const who = () => (router.state.loaderData.root as Shell | undefined)?.customer?.id;
  const forget = () => void ('caches' in window && caches.delete('own-pages'));
  let last = who();
  // A logout may precede this file. Offline, a cached shared page does not tell who is logged in.
  if (last === undefined && navigator.onLine && !document.getElementById('offline')) forget();
  router.subscribe(() => {
    const now = who();
    if (now !== last) forget();
    if (now !== last && last !== undefined) forgetKeptPhotos();
    last = now;
  });
}
