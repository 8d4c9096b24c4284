import { type DataRouter, type DataStrategyFunction, replace } from 'react-router';
import { isPassing } from '../platform/call-error.ts';
import { toast } from '../ui/toast/toast.ts';
import type { KeptPages } from './kept-pages.ts';
import { rootId } from './root-route.tsx';

/**
 * How the browser's router runs its loaders: a visit takes what was read ahead of it; a page that is on the screen is read again, and
 * stays as it is while the shop cannot be reached.
 */
export function loadPages(kept: KeptPages, state: () => DataRouter['state']): DataStrategyFunction {
  return async ({ matches, request }) => {
    const { location, loaderData, errors } = state();
    const shown = errors ? {} : loaderData;
    const isOnScreen = new URL(location.pathname + location.search, request.url).href === request.url;
    const called = matches.filter((match) => match.shouldCallHandler());
    const results = await Promise.all(
      called.map(async (match) => {
        const { id } = match.route;
        const result = await match.resolve(async (load) => {
          const read = async () => load();
          if (id === rootId) return read();
          return isOnScreen ? readAgain(shown[id], read) : (kept.take(request.url) ?? read());
        });
        return [id, result] as const;
      }),
    );
    return Object.fromEntries(results);
  };
}

/** The newest data of a page on the screen; the same object as before where it says the same, so that nothing is rendered again. */
async function readAgain(shown: unknown, read: () => Promise<unknown>): Promise<unknown> {
  try {
    const newest = await read();
    return JSON.stringify(newest) === JSON.stringify(shown) ? shown : newest;
  } catch (error) {
    // It has moved: the new address takes the old one's place in the history.
    if (error instanceof Response && error.headers.has('location'))
      throw replace(error.headers.get('location') as string);
    if (shown === undefined || !isPassing(error)) throw error;
    toast.error((error as Error).message);
    return shown;
  }
}
