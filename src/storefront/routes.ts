import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { shop } from '../shop.ts';
import { ErrorPageLater } from './error-page-later.tsx';
import type { Head } from '../web/head.ts';
import type { AnyPage } from '../web/page.tsx';

const byName = new Map<string, AnyPage>();

/** Pages as routes, for use inside the root route. From then on they are found by name. */
export function pageRoutes(pages: readonly AnyPage[]): RouteObject[] {
  for (const page of pages) byName.set(page.name, page);
  return pages.map(({ route }) => ({ ...route, errorElement: createElement(ErrorPageLater) }));
}

interface Match {
  id: string;
  params: Record<string, string | undefined>;
  loaderData?: unknown;
}

/** The matched page's head, or null without data (on an error page). Adds a description and an address to each page. */
export function findHead(
  match: Match | undefined,
  { pathname, search }: { pathname: string; search: string },
): Head | null {
  const page = match && byName.get(match.id);
  if (!page || match.loaderData === undefined) return null;
  const head = page.head(match.loaderData, { params: match.params, search: new URLSearchParams(search) });
  const standing = head.missing ? {} : { canonical: pathname };
  return { description: shop.tagline, ...standing, ...head };
}

/** The page with this route id; undefined if the route is not a page. */
export function findPage(id: string): AnyPage | undefined {
  return byName.get(id);
}
