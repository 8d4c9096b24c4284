import { startTransition } from 'react';
import type { DataRouter, RouteObject } from 'react-router';
import type { Api } from '../calls.ts';
import { watchToken } from '../domains/accounts/ui/token.ts';
import './error-page.tsx';
import { followHead } from './follow-head.ts';
import type { KeptPages } from './kept-pages.ts';
import { accountRoutes, guestRoutes } from './later-pages.ts';
import './layout/page-skeleton.tsx';
import { forgetOwnPages } from './offline/forget-own-pages.ts';
import { startWorker } from './offline/start-worker.ts';
import { watchLine } from './offline/watch-line.ts';
import { prefetchPages } from './prefetch.ts';
import { rootId } from './root-route.tsx';
import '../ui/form/hand-focus-on.ts';
import { resumePhotos } from '../web/photos/resume-photos.ts';
import '../web/send-call.ts';
import type { Shell, ShellReader } from '../web/shell.ts';

const isCustomer = ({ state }: DataRouter) => (state.loaderData[rootId] as Shell | undefined)?.customer;

/** Loads what the first page can do without: the code of further pages, and offline support. */
export function afterFirstPage(
  router: DataRouter,
  { api, pages, shell }: { api: Api; pages: KeptPages; shell: ShellReader },
): void {
  // Not at once: React would drop the server's HTML of parts whose code is still loading.
  const add = (routes: RouteObject[]) => startTransition(() => router.patchRoutes(rootId, routes));
  add(guestRoutes);
  // If it fails, the way to one of them loads them again.
  if (isCustomer(router)) accountRoutes().then(add, () => undefined);
  followHead(router);
  watchLine();
  forgetOwnPages(router);
  // A tab that stays open shows the account that the browser has now, and leaves the login page.
  watchToken(() => {
    shell.markStale();
    void router.revalidate();
  });
  prefetchPages(router, api, pages);
  resumePhotos();
  // If it fails (private window, full disk), the shop works without a worker.
  startWorker(router).catch(() => undefined);
}
