import { matchRoutes, type RouteObject } from 'react-router';
import type { AnyPage } from '../web/page.tsx';
import { guestPages } from './guest-pages.ts';
import { findPage, pageRoutes } from './routes.ts';

/** The browser's route table: the pages for guests, and on the way to one of them those of the account. */

export const guestRoutes = pageRoutes(guestPages);

/** The routes to find a path in: the account's pages are loaded for a path that is no guest's. */
export async function routesFor(path: string): Promise<RouteObject[]> {
  const isForGuests = matchRoutes(guestRoutes, path)?.at(-1)?.route.path !== '*';
  return isForGuests ? guestRoutes : [...guestRoutes, ...(await accountRoutes())];
}

export async function accountRoutes(): Promise<RouteObject[]> {
  return pageRoutes((await import('./account-pages.ts')).accountPages);
}

/** The page with this route id. */
export async function loadPage(id: string): Promise<AnyPage | undefined> {
  if (!findPage(id)) await accountRoutes();
  return findPage(id);
}
