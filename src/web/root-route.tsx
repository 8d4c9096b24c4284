import type { RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { apiContext } from './page.tsx';
import { Root } from './root.tsx';
import { isShellStale, loadShell } from './shell.ts';

/** The id of the route that holds all pages. */
export const rootId = 'root';

/** What stands around the pages: read once at the start, and again only when something asks for it. */
export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    id: rootId,
    loader: ({ context }) => loadShell(context.get(apiContext)),
    shouldRevalidate: () => isShellStale(),
    element: <Root />,
    errorElement: <ErrorPage />,
    children,
  };
}
