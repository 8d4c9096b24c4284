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

/** How to reload the shell; null on the server, where nothing is reloaded. */
const Reader = createContext<{ shell: ShellReader; revalidate: () => Promise<void> } | null>(null);
export const ShellReaderProvider = Reader.Provider;

/** Provides the shell that the root route has loaded. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<Shell>('root') ?? empty;
  const reader = useContext(Reader);
  useEffect(() => reader?.shell.noteShown(shell), [reader, shell]);
  return <ShellOfPages value={shell}>{children}</ShellOfPages>;
}

/**
 * The shell: categories, the logged-in customer, the counts of cart and wishlist. It has a context of its own, since
 * everything that reads the router's renders at each step of every navigation: the header, the footer and each card.
 */
export function useShell(): Shell {
  return useContext(ShellOfPages);
}

/**
 * Reloads the shell and the page's data after a change. Resolves to whether the shell was read; if not, the screen is
 * older than the change. Does not use `useRevalidator`, which would render every card of a page at each step of a
 * navigation.
 */
export function useRefresh(): () => Promise<boolean> {
  const reader = useContext(Reader);
  return useCallback(async () => {
    if (!reader) return false;
    // A navigation under way takes over the reload, and would otherwise load only its own page.
    const mark = reader.shell.markStale();
    await reader.revalidate();
    return reader.shell.wasRead(mark);
  }, [reader]);
}

/**
 * Goes to another page after a change to the shell: both are loaded and shown together, instead of loading the page
 * twice for the sake of the header.
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

/** Goes to /login, which returns here. The header is reloaded, because the session may have ended in another tab. */
export function useGoToLogin(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const reader = useContext(Reader);
  return () => {
    reader?.shell.markStale();
    // Show the click first: starting the navigation takes a slow processor longer than a frame.
    afterPaint(() => void navigate(`/login?next=${encodeURIComponent(pathname + search)}`));
  };
}
