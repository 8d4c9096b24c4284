import { type ComponentType, createElement, startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FarHeights } from '../ui/far/far.tsx';
import { browserApi } from '../web/browser-api.ts';
import { type FirstPage, readHydrationData } from './hydration.ts';
import { KeptPages } from './kept-pages.ts';
import { loadPages } from './load-pages.ts';
import { apiContext, ApiProvider, componentOf, type ViewProps } from '../web/page.tsx';
import { rootId, rootRoute } from './root-route.tsx';
import { ShellReader } from '../web/shell.ts';
import { ShellReaderProvider } from '../web/shell-context.tsx';
import { ErrorPageLater } from './error-page-later.tsx';

/**
 * The route of the server-rendered page. Its view must be loaded before hydration, or React would find a hole in the
 * HTML. Its data came with the page, so its loader can come later, with the route table.
 */
async function firstRoute({ id, path, view, handle }: FirstPage): Promise<RouteObject> {
  // Imported by the file the server names: a table of all views would cost over a kilobyte.
  const { default: View } = (await import(/* @vite-ignore */ view)) as {
    default: ComponentType<ViewProps<unknown>>;
  };
  return {
    id,
    path,
    handle,
    Component: componentOf(View),
    errorElement: createElement(ErrorPageLater),
    loader: async (args: LoaderFunctionArgs) => {
      const { loadPage } = await import('./later-pages.ts');
      return (await loadPage(id))?.route.loader(args);
    },
  };
}

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
    // The router asks at each path with parameters, too.
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isWhole() && matchRoutes(router.routes, path)?.at(-1)?.route.path !== '*') return;
      patch(rootId, await (await import('./later-pages.ts')).routesFor(path));
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
  // Replays earlier clicks (entry-early.ts).
  document.dispatchEvent(new Event('hydrated'));
  setTimeout(async () => {
    const { afterFirstPage } = await import('./after-first-page.ts');
    afterFirstPage(router, { api, pages, shell });
  }, quiet);
}

void start();
