import { createContext, type ReactNode, useCallback, useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useRouteLoaderData,
} from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import { markShellStale, type Shell, wasRead } from './shell.ts';

const empty: Shell = {
  categories: [],
  customer: null,
  cartCount: 0,
  wishlistCount: 0,
  wishes: [],
  unreadMessages: 0,
};

const ShellOfPages = createContext(empty);

/** Hands the shell that the root route has read to everything below. */
export function ShellProvider({ children }: { children: ReactNode }) {
  return <ShellOfPages value={useRouteLoaderData<Shell>('root') ?? empty}>{children}</ShellOfPages>;
}

/**
 * What every page shows around its content: categories, who is logged in, the counts of cart and wishlist. By a context of its own, since
 * whoever asks the router is rendered at every step of every navigation: the header, the footer and each card.
 */
export function useShell(): Shell {
  return useContext(ShellOfPages);
}

/**
 * Reads the shell and the page's data again, after something changed them. Resolves when that is over: true when the
 * shell was read, false when it could not be, and what stands on the screen is older than the change. Of the router it knows how to read
 * again and no more: `useRevalidator` would render every card of a page at each step of a navigation.
 */
export function useRefresh(): () => Promise<boolean> {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(async () => {
    // A navigation that is under way takes the reading over, and would otherwise read only its own page.
    const mark = markShellStale();
    await router?.revalidate();
    return wasRead(mark);
  }, [router]);
}

/**
 * Goes to another page after something changed the shell: both are read at once and shown together, instead of the page
 * being read a second time for the header's sake.
 */
export function useGoAndRefresh(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useCallback(
    async (to, options) => {
      const mark = markShellStale();
      await navigate(to, options);
      // Another navigation may have overtaken this one, or the shell could not be read.
      if (!wasRead(mark)) await refresh();
    },
    [navigate, refresh],
  );
}

/** Sends to /login and from there back here. The header is read anew, for a session may have ended without this page's doing. */
export function useGoToLogin(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    markShellStale();
    // The press is answered first: beginning to go takes a slow processor longer than a frame.
    afterPaint(() => void navigate(`/login?next=${encodeURIComponent(pathname + search)}`));
  };
}
