import { type ComponentType, createElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import type { FirstPage } from './hydration.ts';
import { componentOf, type ViewProps } from './page.tsx';

const views = import.meta.glob<{ default: ComponentType<ViewProps<unknown>> }>('../pages/*/view.tsx');

/** The route table: every page's path, loader and head. A visitor's first page stands without it. */
export const loadRoutes = () => import('./routes.ts');

/**
 * The route of the page that the server rendered. Its view must be there before hydration, or React would find a hole
 * where the server's HTML is; its data came with the page, so its loader is fetched with the route table, when it is
 * next asked for.
 */
export async function firstRoute({ id, path, folder }: FirstPage): Promise<RouteObject> {
  const view = await views[`../pages/${folder}/view.tsx`]?.();
  return {
    id,
    path,
    ...(view && { Component: componentOf(view.default) }),
    errorElement: createElement(ErrorPage),
    loader: async (args: LoaderFunctionArgs) => {
      const { findPage } = await loadRoutes();
      return findPage(id)?.route.loader(args);
    },
  };
}
