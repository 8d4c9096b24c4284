import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Go, linksGo } from '../ui/link.tsx';
import { browserApi, loadCalls } from './browser-api.ts';
import { firstRoute, loadRoutes } from './first-page.ts';
import { readHydrationData } from './hydration.ts';
import { loadSkeleton } from './layout/progress.tsx';
import { ApiProvider, apiContext } from './page.tsx';
import { rootId, rootRoute } from './root-route.tsx';

/** Milliseconds after which what the first click needs is fetched in any case: the route table, the calls' paths, the outlines of pages. */
const quiet = 500;

/** Takes over the page that the server rendered, with the data that came in it. */
async function start(): Promise<void> {
  const api = browserApi();
  const { page, ...hydrationData } = readHydrationData();
  const router = createBrowserRouter([rootRoute(page ? [await firstRoute(page)] : [])], {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
    patchRoutesOnNavigation: async ({ patch }) => patch(rootId, (await loadRoutes()).pageRoutes()),
  });
  const go: Go = (href, { replace, keepScroll }) => {
    // Without a connection the service worker may have kept the document.
    if (!navigator.onLine && document.documentElement.dataset.worker) window.location.assign(href);
    else void router.navigate(href, { replace, preventScrollReset: keepScroll, flushSync: true });
  };
  linksGo(go);
  const root = document.getElementById('root') as HTMLElement;
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ApiProvider value={api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </StrictMode>,
    );
  });
  // What was pressed before this is done now (early-presses.ts).
  document.dispatchEvent(new Event('hydrated'));
  await pause(quiet);
  const afterFirstPage = () =>
    import('./after-first-page.ts').then((after) => after.afterFirstPage(router, api, go));
  const addRoutes = async () => router.patchRoutes(rootId, (await loadRoutes()).pageRoutes());
  // One after the other, so that a press never waits for all. When one fails, the next navigation tries again.
  for (const load of [addRoutes, afterFirstPage, loadCalls, loadSkeleton]) {
    await load().catch(() => undefined);
    await pause(0);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

void start();
