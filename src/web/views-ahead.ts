import type { DataRouter } from 'react-router';
import { isLowData } from '../ui/low-data.ts';
import { loadView, pageAhead } from './pages-ahead.ts';

/** Milliseconds that a page has to itself before anything is loaded for another one. */
const settling = 1_500;

/**
 * Loads the views of the pages that the links in a page's content lead to, when the page has come to rest: some kilobytes of code and
 * styles each, once, so that a touch has nothing to wait for but the next page's data.
 */
export function viewsAhead(router: DataRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: string | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void loadLinked(), settling);
  };
  soon();
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return clearTimeout(timer);
    if (location.pathname === shown) return;
    shown = location.pathname;
    soon();
  });
}

async function loadLinked(): Promise<void> {
  if (isLowData() || !navigator.onLine) return;
  // Fifty cards lead to the same kind of page.
  const kinds = new Map<string, URL>();
  for (const { href } of document.querySelectorAll<HTMLAnchorElement>('#content a[href^="/"]')) {
    const url = new URL(href);
    kinds.set(url.pathname.split('/', 3).join('/'), url);
  }
  for (const url of kinds.values()) {
    const ahead = pageAhead(url);
    if (ahead) await loadView(ahead.page);
  }
}
