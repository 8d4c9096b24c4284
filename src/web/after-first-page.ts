import type { DataRouter } from 'react-router';
import type { Api } from '../calls.ts';
import { type Go, linksGo } from '../ui/link.tsx';
import { dataAhead } from './data-ahead.ts';
import { goWhenReady } from './go-when-ready.ts';
import { forgetOwnPages } from './offline/forget-own-pages.ts';
import { startWorker } from './offline/start-worker.ts';
import { watchLine } from './offline/watch-line.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { viewsAhead } from './views-ahead.ts';

/** What makes the next pages quick and the missing connection bearable. A visitor's first page stands without it. */
export function afterFirstPage(router: DataRouter, api: Api, go: Go): void {
  watchLine();
  forgetOwnPages(router);
  prefetchOnIntent(api);
  linksGo(goWhenReady(router, api, go));
  viewsAhead(router);
  dataAhead(router, api);
  // Where it cannot be had (a private window, a full disk) the shop is as it was.
  startWorker(router).catch(() => undefined);
}
