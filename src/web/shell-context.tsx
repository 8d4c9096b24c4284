import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import type { Shell, ShellReader } from './shell.ts';

const empty: Shell = {
  categories: [],
  customer: null,
  cartCount: 0,
  wishlistCount: 0,
  wishes: [],
  unreadMessages: 0,
};

const ShellOfPages = createContext(empty);

/** How the shell is read again; null where nothing is, on the server. */
const Reader = createContext<{ shell: ShellReader; revalidate: () => Promise<void> } | null>(null);
export const ShellReaderProvider = Reader.Provider;

/** Hands the shell that the root route has read to everything below. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<Shell>('root') ?? empty;
  const reader = useContext(Reader);
  useEffect(() => reader?.shell.noteShown(shell), [reader, shell]);
  return <ShellOfPages value={shell}>{children}</ShellOfPages>;
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
 * shell was read, false when it could not be, and what stands on the screen is older than the change. Not by `useRevalidator`, which
 * would render every card of a page at each step of a navigation.
 */
export function useRefresh(): () => Promise<boolean> {
  const reader = useContext(Reader);
  return useCallback(async () => {
    if (!reader) return false;
    // A navigation that is under way takes the reading over, and would otherwise read only its own page.
    const mark = reader.shell.markStale();
    await reader.revalidate();
    return reader.shell.wasRead(mark);
  }, [reader]);
}

/**
 * Goes to another page after something changed the shell: both are read at once and shown together, instead of the page
 * being read a second time for the header's sake.
 */
export function useGoAndRefresh(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const reader = useContext(Reader);
  const refresh = useRefresh();
  return useCallback(
    async (to, options) => {
      const mark = reader?.shell.markStale() ?? 0;
      await navigate(to, options);
      // Another navigation may have overtaken this one, or the shell could not be read.
      if (!reader?.shell.wasRead(mark)) await refresh();
    },
    [navigate, refresh, reader],
  );
}

/** Sends to /login and from there back here. The header is read again, because the session may have ended elsewhere. */
export function useGoToLogin(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const reader = useContext(Reader);
  return () => {
    reader?.shell.markStale();
    // The press is answered first: beginning to go takes a slow processor longer than a frame.
    afterPaint(() => void navigate(`/login?next=${encodeURIComponent(pathname + search)}`));
  };
}
