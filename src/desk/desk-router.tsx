import { createBrowserRouter, type DataRouter, type RouteObject, RouterContextProvider } from 'react-router';
import type { DeskApi } from '../calls.ts';
import { loadingContext } from './desk-page.tsx';
import { DeskError, NotFound } from './frame/desk-error.tsx';
import { Frame } from './frame/frame.tsx';
import { Opening } from './frame/opening.tsx';
import { pages } from './pages.ts';
import type { DeskShop, DeskStaff } from './session.tsx';

/** The desk's router, and a function that reloads the page's data for another shop. */
export function deskRouter(
  api: DeskApi,
  role: DeskStaff['role'],
  first: DeskShop | null,
): { router: DataRouter; lookInto: (shop: DeskShop | null) => void } {
  let shop = first;
  const onScreen = {};
  const router = createBrowserRouter(routesOf(role), {
    getContext: () =>
      new RouterContextProvider(new Map([[loadingContext, { api, shop: shop?.id, onScreen }]])),
  });
  return {
    router,
    lookInto: (next) => {
      shop = next;
      void router.revalidate();
    },
  };
}

/** The pages for this role, inside the frame. */
function routesOf(role: DeskStaff['role']): RouteObject[] {
  const own = pages.filter((page) => page.for === 'everybody' || role === 'operator');
  return [
    {
      element: <Frame />,
      errorElement: <DeskError />,
      hydrateFallbackElement: <Opening />,
      children: [
        ...own.map(({ route }) => ({ ...route, errorElement: <DeskError /> })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}
