import { type ComponentType, createElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ErrorPageLater } from './error-page-later.tsx';
import type { FirstPage } from './hydration.ts';
import { componentOf, type ViewProps } from '../web/page.tsx';

/**
 * The route of the page that the server rendered. Its view must be there before hydration, or React would find a hole where the
 * server's HTML is; its data came with the page, so its loader comes with the route table.
 */
export async function firstRoute({ id, path, view, handle }: FirstPage): Promise<RouteObject> {
  // By the address that the server names: a table of every page's view would weigh more than a kilobyte.
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
