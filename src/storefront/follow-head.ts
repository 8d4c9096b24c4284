import type { DataRouter } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import type { Head } from '../web/head.ts';
import { findHead } from './routes.ts';

/** After each navigation in the browser, sets the new page's title, description, canonical address and robots. */
export function followHead(router: DataRouter): void {
  let { loaderData } = router.state;
  const follow = () => {
    const { state } = router;
    if (state.navigation.state !== 'idle' || state.loaderData === loaderData) return;
    ({ loaderData } = state);
    const match = state.matches.at(-1);
    const page = match && {
      id: match.route.id,
      params: match.params,
      loaderData: loaderData[match.route.id],
    };
    const head = findHead(page, state.location);
    // Setting a title is slow and not urgent: paint the page first.
    if (head) afterPaint(() => applyHead(head));
  };
  // The first page's head came from the server, unless the user has already moved on.
  const lastMove: string = router.state.historyAction;
  if (lastMove !== 'POP') loaderData = {};
  router.subscribe(follow);
  follow();
}

function applyHead(head: Head): void {
  document.title = head.title;
  set('meta[name="description"]', 'meta', { name: 'description' }, 'content', head.description);
  set('meta[name="robots"]', 'meta', { name: 'robots' }, 'content', head.noindex ? 'noindex' : undefined);
  set(
    'link[rel="canonical"]',
    'link',
    { rel: 'canonical' },
    'href',
    head.canonical && new URL(head.canonical, window.location.origin).href,
  );
}

function set(
  selector: string,
  tag: string,
  identity: Record<string, string>,
  attribute: string,
  value: string | undefined,
): void {
  let element = document.head.querySelector(selector);
  if (!value) return element?.remove();
  if (!element) {
    element = document.head.appendChild(document.createElement(tag));
    for (const [name, text] of Object.entries(identity)) element.setAttribute(name, text);
  }
  element.setAttribute(attribute, value);
}
