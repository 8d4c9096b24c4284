import { type ComponentType, createElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ErrorPageLater } from './error-page-later.tsx';
import type { FirstPage } from './hydration.ts';
import { componentOf, type ViewProps } from '../web/page.tsx';

/**
 * The route of the server-rendered page. Its view must be loaded before hydration, or React would find a hole in the
 * HTML. Its data came with the page, so its loader can come later, with the route table.
 */
export async function firstRoute({ id, path, view, handle }: FirstPage): Promise<RouteObject> {
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
      const { findPage } = await import('./routes.ts');
      return findPage(id)?.route.loader(args);
    },
  };
}
