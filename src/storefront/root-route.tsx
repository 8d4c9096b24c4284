import type { RouteObject } from 'react-router';
import { ErrorPageLater } from './error-page-later.tsx';
import { apiContext } from '../web/page.tsx';
import { Root } from './root.tsx';
import { readShell, type ShellReader } from '../web/shell.ts';

/** The id of the route that contains all pages. */
export const rootId = 'root';

/** The route of the page frame. In the browser, with a `reader`, its data is loaded at the start and after a change. */
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
