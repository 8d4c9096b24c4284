import { matchPath } from 'react-router';
import type { AnyPage } from './page.tsx';
import { pages } from './routes.ts';

/** Pages that everybody may see and that change nothing by being read: what is fetched before somebody is there. */
const open = pages.filter(({ sameForGuests }) => sameForGuests);

/** The page behind an address of this shop with its parameters, where it may be fetched ahead. */
export function pageAhead({
  pathname,
}: URL): { page: AnyPage; params: Record<string, string | undefined> } | undefined {
  for (const page of open) {
    // One path after the other: the router's own match sorts all routes anew each time, which a touch would wait for.
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return undefined;
}

/** Loads a page's view, once. One that cannot be had now is asked for again when somebody goes there. */
export async function loadView({ route: { lazy } }: AnyPage): Promise<void> {
  if (typeof lazy === 'function') await lazy().catch(() => undefined);
}
