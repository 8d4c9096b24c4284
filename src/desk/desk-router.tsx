import {
  createBrowserRouter,
  type DataRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import type { DeskApi } from '../calls.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { goTo, loadingContext } from './desk-page.tsx';
import { DeskError, NotFound } from './frame/desk-error.tsx';
import { Frame } from './frame/frame.tsx';
import { placesOf } from './frame/navigation.ts';
import { Opening } from './frame/opening.tsx';
import { SetUpFirst } from './pages/account/set-up-first.tsx';
import { pages } from './pages.ts';
import { type DeskShop, type DeskStaff, useDesk } from './session.tsx';

/** The desk's router, and a function that reloads the page's data for another shop. */
export function deskRouter(
  api: DeskApi,
  staff: DeskStaff,
  first: DeskShop | null,
): { router: DataRouter; lookInto: (shop: DeskShop | null) => void } {
  let shop = first;
  const onScreen = {};
  const router = createBrowserRouter(routesOf(staff), {
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

/** The pages for this person, inside the frame. Who has no Today begins at their first place. */
function routesOf({ role, duty }: DeskStaff): RouteObject[] {
  const own = pages.filter(
    (page) => (page.for === 'everybody' || role === 'operator') && page.duties.includes(duty),
  );
  const first = placesOf({ role, duty })[0]?.href ?? '/desk/account';
  return [
    {
      element: <Root />,
      errorElement: <DeskError />,
      hydrateFallbackElement: <Opening />,
      children: [
        {
          element: <Frame />,
          errorElement: <DeskError />,
          children: [
            ...own.map(({ route }) => ({ ...route, errorElement: <DeskError /> })),
            ...(first === '/desk' ? [] : [{ path: '/desk', loader: () => goTo(first) }]),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}

/** What is on every screen of the desk. Inside the router, since a toast may have a link. */
function Root() {
  const { staff } = useDesk();
  return (
    <>
      {staff.mustSetUp ? <SetUpFirst /> : <Outlet />}
      <Toaster />
    </>
  );
}
