import { type DataRouter, type LoaderFunctionArgs, matchRoutes, RouterContextProvider } from 'react-router';
import type { Api } from '../calls.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { isLowData } from '../ui/low-data.ts';
import type { KeptPages } from './kept-pages.ts';
import { apiContext } from '../web/page.tsx';

/** How long a pointer must rest on a link to show intent, in milliseconds: on its way it crosses many. */
const rest = 65;
/** How long data loaded on touch counts as fresh, in milliseconds. */
const fresh = 5_000;
/** Idle milliseconds, after a new page (`settling`) or a scroll (`still`), before the visible cards are prefetched. */
const settling = 2_000;
const still = 300;
/** How many cards are prefetched at once: about what a phone shows. */
const maxCards = 6;

/**
 * Prefetches a page's view and data when its link is touched, hovered or focused, and then, one by one, the pages
 * behind the visible cards. Only pages that are the same for all guests; not in low-data mode, offline or in a hidden
 * tab.
 */
export function prefetchPages(router: DataRouter, api: Api, pages: KeptPages): void {
  const prefetch = (href: string, freshFor: number) => readAhead(router, api, pages, href, freshFor);
  onIntent((href) => void prefetch(href, fresh));
  whenStill(router, async (goesOn) => {
    for (const href of cardsInView()) {
      if (!goesOn() || pages.isFull()) return;
      await prefetch(href, 0);
    }
  });
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || !pages.takeStale(addressOf(location))) return;
    // Only after the navigation: during it, the router would treat this as another one and scroll.
    afterPaint(() => void router.revalidate());
  });
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) =>
  new URL(pathname + search, window.location.href).href;

async function readAhead(router: DataRouter, api: Api, pages: KeptPages, href: string, freshFor: number) {
  const url = new URL(href, window.location.href);
  const address = addressOf(url);
  if (isLowData() || !navigator.onLine || document.hidden || url.origin !== window.location.origin) return;
  if (address === addressOf(router.state.location) || pages.has(address)) return;
  const match = matchRoutes(router.routes, url.pathname)?.at(-1);
  const { lazy, loader, handle } = match?.route ?? {};
  if (!handle?.sameForGuests || typeof loader !== 'function') return;
  const data = (loader as (args: unknown) => Promise<unknown>)({
    request: new Request(address),
    params: match?.params ?? {},
    context: new RouterContextProvider(new Map([[apiContext, api]])),
  } satisfies Partial<LoaderFunctionArgs>);
  pages.keep(address, data, freshFor);
  // If this fails, the visit loads it again.
  await Promise.allSettled([data, typeof lazy === 'function' && lazy()]);
}

/** Calls back with the link that the user is about to follow. */
function onIntent(call: (href: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]')?.href : undefined;
  const now = (event: Event) => {
    const href = linkOf(event);
    if (href) call(href);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') timer = setTimeout(() => now(event), rest);
  });
  document.addEventListener('touchstart', now, { passive: true });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) now(event);
  });
}

/** Calls back when a page has been idle, and again after each scroll. `goesOn` returns false after any input. */
function whenStill(router: DataRouter, call: (goesOn: () => boolean) => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let earliest = 0;
  const stop = () => {
    turn++;
    clearTimeout(timer);
  };
  const soon = () => {
    stop();
    const mine = turn;
    timer = setTimeout(() => void call(() => mine === turn), Math.max(still, earliest - performance.now()));
  };
  const arrive = () => {
    earliest = performance.now() + settling;
    soon();
  };
  arrive();
  let currentLocation = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return stop();
    if (location !== currentLocation) arrive();
    currentLocation = location;
  });
  document.addEventListener('touchstart', stop, { passive: true });
  for (const type of ['scroll', 'touchend']) document.addEventListener(type, soon, { passive: true });
}

/** The links of the visible cards, from the top. */
function cardsInView(): string[] {
  const cards = [...document.querySelectorAll('#content article')].filter((card) => {
    if (isSkipped(card)) return false;
    const { top, bottom, left, right } = card.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  });
  const links = cards.flatMap((card) => card.querySelector<HTMLAnchorElement>('a[href^="/"]')?.href ?? []);
  return [...new Set(links)].slice(0, maxCards);
}

/** Whether a card was not laid out yet: to ask for its place would lay out its whole row. Safari knows since 17.4. */
const isSkipped = (card: Element) =>
  'checkVisibility' in card && !card.checkVisibility({ contentVisibilityAuto: true });
