import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserApi } from './browser-api.ts';
import { readHydrationData } from './hydration.ts';
import { ApiProvider, apiContext } from './page.tsx';
import { createRoutes } from './routes.ts';

/** Takes over the page that the server rendered, with the data that came in it. */
async function start(): Promise<void> {
  const api = browserApi();
  const routes = createRoutes();
  await loadMatchedViews(routes);
  const router = createBrowserRouter(routes, {
    hydrationData: readHydrationData(),
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  });
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <ApiProvider value={api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </StrictMode>,
    );
  });
}

/** The matched page's code must be there before hydration, or React would find a hole where the server's HTML is. */
async function loadMatchedViews(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

void start();
