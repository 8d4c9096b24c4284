import { useCallback } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { markShellStale, type Shell } from './shell.ts';

const empty: Shell = {
  categories: [],
  customer: null,
  cartCount: 0,
  wishlistCount: 0,
  wishes: [],
  unreadMessages: 0,
};

/** What every page shows around its content: categories, who is logged in, the counts of cart and wishlist. */
export function useShell(): Shell {
  return useRouteLoaderData<Shell>('root') ?? empty;
}

/** Reads the shell and the page's data again, after something changed them. Resolves when they are there. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    // A navigation that is under way takes the reading over, and would otherwise read only its own page.
    markShellStale();
    return revalidate();
  }, [revalidate]);
}
