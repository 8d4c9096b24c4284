import { type DataRouter, type DataStrategyFunction, replace } from 'react-router';
import { isPassing } from '../platform/call-error.ts';
import { toast } from '../ui/toast/toast.ts';
import type { KeptPages } from './kept-pages.ts';
import { rootId } from './root-route.tsx';

/**
 * How the browser's router runs loaders: a visit uses prefetched data; the page on the screen is revalidated, and kept
 * while the server is unreachable.
 */
export function loadPages(pages: KeptPages, state: () => DataRouter['state']): DataStrategyFunction {
  return async ({ matches, request }) => {
    const { location, loaderData, errors } = state();
    const currentData = errors ? {} : loaderData;
    const isOnScreen = new URL(location.pathname + location.search, request.url).href === request.url;
    const handlers = matches.filter((match) => match.shouldCallHandler());
    const results = await Promise.all(
      handlers.map(async (match) => {
        const { id } = match.route;
        const result = await match.resolve(async (load) => {
          const read = async () => load();
          if (id === rootId) return read();
          return isOnScreen ? readAgain(currentData[id], read) : (pages.take(request.url) ?? read());
        });
        return [id, result] as const;
      }),
    );
    return Object.fromEntries(results);
  };
}

/** Revalidates the page on the screen. Equal data keeps its identity, so nothing renders again. */
async function readAgain(current: unknown, read: () => Promise<unknown>): Promise<unknown> {
  try {
    const newest = await read();
    return JSON.stringify(newest) === JSON.stringify(current) ? current : newest;
  } catch (error) {
    // The page has moved: replace its old address in the history.
    if (error instanceof Response && error.headers.has('location'))
      throw replace(error.headers.get('location') as string);
    if (current === undefined || !isPassing(error)) throw error;
    toast.error((error as Error).message);
    return current;
  }
}
