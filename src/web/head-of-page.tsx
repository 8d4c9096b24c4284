import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import type { Head } from './head.ts';

/** After a navigation in the browser: title, description, canonical address and robots of the new page. */
export function HeadOfPage() {
  const matches = useMatches();
  const location = useLocation();
  const { state } = useNavigation();
  const rendered = useRef(matches);
  useEffect(() => {
    // The first page's head came from the server.
    if (state !== 'idle' || matches === rendered.current) return;
    // A title costs a browser more than it looks, and nobody waits for it: the page is painted first.
    return afterPaint(() =>
      import('./routes.ts').then(({ findHead }) => {
        const head = findHead(matches.at(-1), location);
        if (head) applyHead(head);
      }),
    );
  }, [matches, location, state]);
  return null;
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
