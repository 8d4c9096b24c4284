import type { Go } from '../ui/link.tsx';
import { prefetched } from './prefetched.ts';

/** Milliseconds that a press waits for data that was asked for before it, without saying so. The line at the top begins later still. */
const unannounced = 100;

/**
 * Goes as `go` does, but where the page's data was asked for ahead, when it has come: whoever presses is shown the page in one go.
 * Announcing it first would render a good part of the old page at the very moment when the new one's data comes in. Of several links
 * pressed meanwhile the last one counts.
 */
export function goWhenReady(go: Go): Go {
  let presses = 0;
  return (href, how) => {
    const press = ++presses;
    const url = new URL(href, window.location.href);
    url.hash = '';
    const data = prefetched.get(url.href);
    if (!data) return go(href, how);
    const longEnough = new Promise((resolve) => setTimeout(resolve, unannounced));
    void Promise.race([data.catch(() => undefined), longEnough]).then(
      () => press === presses && go(href, how),
    );
  };
}
