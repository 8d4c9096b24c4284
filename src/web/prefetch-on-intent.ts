import type { Api } from '../calls.ts';
import { keepPrefetched } from './keep-prefetched.ts';
import { loadView } from './pages-ahead.ts';
import { readableAhead } from './read-ahead.ts';

/** Milliseconds that a pointer rests on a link before it means something: a hand on its way crosses many. */
const rest = 65;

/** Asks for view and data of the page that a link leads to, where that may be done ahead. */
export function prefetch(api: Api, href: string): void {
  const ahead = readableAhead(api, href);
  if (!ahead) return;
  void loadView(ahead.page);
  keepPrefetched(ahead.address, ahead.read);
}

/**
 * Fetches view and data of the page that a link leads to when a finger touches it, a pointer rests on it or the focus is moved to it:
 * at the click they are there. Only pages that everybody may see and that change nothing by being read.
 */
export function prefetchOnIntent(api: Api): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const linkOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const soon = (event: PointerEvent) => {
    clearTimeout(timer);
    const link = event.pointerType === 'mouse' ? linkOf(event) : null;
    if (link) timer = setTimeout(() => prefetch(api, link.href), rest);
  };
  const now = (event: Event) => {
    const link = linkOf(event);
    if (link) prefetch(api, link.href);
  };
  document.addEventListener('pointerover', soon, { passive: true });
  document.addEventListener('touchstart', now, { passive: true });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) now(event);
  });
}
