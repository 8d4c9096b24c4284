import type { DataRouter } from 'react-router';
import type { Api } from '../calls.ts';
import { copyOf, keepCopy, roomForCopies } from './page-copies.ts';
import { prefetched } from './prefetched.ts';
import { readableAhead } from './read-ahead.ts';

/** Milliseconds that a page is still before anything is fetched for what is in view: whoever scrolls past wants none of it. */
const still = 300;
/** Milliseconds that a page has to itself first, as in views-ahead.ts, and a little more: the views come before the data. */
const settling = 2_000;
/** Cards in view whose pages are fetched, the first ones: about what a phone shows. */
const maxLinks = 6;

/**
 * Fetches the data of the pages behind the cards in view when a page has come to rest, one page after the other, and keeps it as a copy
 * for a minute: whoever presses is shown it at once, while the newest is on its way (go-when-ready.ts). A touch, a scroll or a step to
 * another page ends it.
 */
export function dataAhead(router: DataRouter, api: Api): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let earliest = performance.now() + settling;
  const stop = () => {
    turn++;
    clearTimeout(timer);
  };
  const soon = () => {
    stop();
    timer = setTimeout(
      () => {
        const mine = turn;
        void fetchInView(api, () => mine === turn);
      },
      Math.max(still, earliest - performance.now()),
    );
  };
  soon();
  let shown = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return stop();
    if (location === shown) return;
    shown = location;
    earliest = performance.now() + settling;
    soon();
  });
  document.addEventListener('scroll', soon, { passive: true });
  // The newest data of one page has the line to itself now.
  document.addEventListener('touchstart', stop, { passive: true });
  document.addEventListener('touchend', soon, { passive: true });
}

async function fetchInView(api: Api, isStill: () => boolean): Promise<void> {
  if (document.hidden) return;
  for (const href of linksInView()) {
    const ahead = readableAhead(api, href);
    if (!ahead || prefetched.has(ahead.address) || copyOf(ahead.address) !== undefined) continue;
    if (!roomForCopies()) return;
    // What cannot be read now is none of anybody's business: nobody asked for it.
    const data = await ahead.read().catch(() => undefined);
    if (data !== undefined) keepCopy(ahead.address, data);
    if (!isStill()) return;
  }
}

/** Where the cards lead that can be seen, from the top. */
function linksInView(): string[] {
  const links = new Set<string>();
  for (const card of document.querySelectorAll('#content article')) {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight || right <= 0 || left >= window.innerWidth) continue;
    const link = card.querySelector<HTMLAnchorElement>('a[href^="/"]');
    if (link) links.add(link.href);
    if (links.size === maxLinks) break;
  }
  return [...links];
}
