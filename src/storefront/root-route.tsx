import type { RouteObject } from 'react-router';
import { ErrorPageLater } from './error-page-later.tsx';
import { apiContext } from '../web/page.tsx';
import { Root } from './root.tsx';
import { readShell, type ShellReader } from '../web/shell.ts';

/** The id of the route that holds all pages. */
export const rootId = 'root';

/** What stands around the pages. In the browser, which has a `reader`, it is read at the start and again after a change. */
export function rootRoute(children: RouteObject[], reader?: ShellReader): RouteObject {
  return {
    id: rootId,
    loader: ({ context }) => {
      const api = context.get(apiContext);
      return reader ? reader.load(api) : readShell(api);
    },
    shouldRevalidate: () => reader?.isStale() ?? true,
    element: <Root />,
    errorElement: <ErrorPageLater />,
    children,
  };
}
