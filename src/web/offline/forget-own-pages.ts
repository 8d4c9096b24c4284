import type { DataRouter } from 'react-router';
import type { Shell } from '../shell.ts';

/** Takes a person's own pages (the cart) out of what the service worker keeps, when that person is here no more. */
export function forgetOwnPages(router: DataRouter): void {
  const who = () => (router.state.loaderData.root as Shell | undefined)?.customer?.id;
  let last = who();
  router.subscribe(() => {
    const now = who();
    if (last !== undefined && now !== last && 'caches' in window) void caches.delete('own-pages');
    last = now;
  });
}
