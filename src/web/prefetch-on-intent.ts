import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Api } from '../calls.ts';
import { isLowData } from '../ui/low-data.ts';
import { apiContext } from './page.tsx';
import { loadView, pageAhead } from './pages-ahead.ts';
import { keepPrefetched } from './keep-prefetched.ts';

/** Milliseconds that a pointer rests on a link before it means something: a hand on its way crosses many. */
const rest = 65;

/**
 * Fetches view and data of the page that a link leads to when a finger touches it, a pointer rests on it or the focus is moved to it:
 * at the click they are there. Only pages that everybody may see and that change nothing by being read.
 */
export function prefetchOnIntent(api: Api): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(href: string): void {
    if (isLowData() || !navigator.onLine) return;
    const url = new URL(href);
    const { origin, pathname, search } = window.location;
    if (url.origin !== origin || url.pathname + url.search === pathname + search) return;
    const ahead = pageAhead(url);
    if (!ahead) return;
    const { page, params } = ahead;
    url.hash = '';
    void loadView(page);
    keepPrefetched(url.href, () =>
      page.route.loader({
        request: new Request(url),
        params,
        context: new RouterContextProvider(new Map([[apiContext, api]])),
      } as unknown as LoaderFunctionArgs),
    );
  }

  const linkOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const soon = (event: PointerEvent) => {
    clearTimeout(timer);
    const link = event.pointerType === 'mouse' ? linkOf(event) : null;
    if (link) timer = setTimeout(() => prefetch(link.href), rest);
  };
  const now = (event: Event) => {
    const link = linkOf(event);
    if (link) prefetch(link.href);
  };
  document.addEventListener('pointerover', soon, { passive: true });
  document.addEventListener('touchstart', now, { passive: true });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) now(event);
  });
}
