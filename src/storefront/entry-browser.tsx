import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FarHeights } from '../ui/far/far.tsx';
import { browserApi } from '../web/browser-api.ts';
import { firstRoute } from './first-route.ts';
import { readHydrationData } from './hydration.ts';
import { KeptPages } from './kept-pages.ts';
import { loadPages } from './load-pages.ts';
import { ApiProvider, apiContext } from '../web/page.tsx';
import { rootId, rootRoute } from './root-route.tsx';
import { ShellReader } from '../web/shell.ts';
import { ShellReaderProvider } from '../web/shell-context.tsx';

/** After this many milliseconds the next pages' code is loaded even if the browser is busy. */
const quiet = 500;

/** Hydrates the server's page with its data. Objects that live as long as the document are created here. */
async function start(): Promise<void> {
  const api = browserApi();
  const pages = new KeptPages();
  const shell = new ShellReader();
  const { page, ...hydrationData } = readHydrationData();
  const isWhole = () => (router.routes[0]?.children?.length ?? 0) > 1;
  const router = createBrowserRouter([rootRoute(page ? [await firstRoute(page)] : [], shell)], {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
    dataStrategy: loadPages(pages, () => router.state),
    patchRoutesOnNavigation: async ({ patch }) => {
      if (!isWhole()) patch(rootId, (await import('./routes.ts')).pageRoutes());
    },
  });
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <ApiProvider value={api}>
          <ShellReaderProvider value={{ shell, revalidate: () => router.revalidate() }}>
            <FarHeights value={new Map()}>
              {/* A new page renders in one go: in slices between frames, it takes a cheap phone nearly twice as long. */}
              <RouterProvider router={router} useTransitions={false} />
            </FarHeights>
          </ShellReaderProvider>
        </ApiProvider>
      </StrictMode>,
    );
  });
  // Replays earlier clicks (early-presses.ts).
  document.dispatchEvent(new Event('hydrated'));
  setTimeout(async () => {
    const { afterFirstPage } = await import('./after-first-page.ts');
    afterFirstPage(router, api, pages);
  }, quiet);
}

void start();
