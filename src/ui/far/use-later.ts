import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';

/** Whether the browser has taken the server's page over: what is shown from then on it renders by itself, and in the order that it likes. */
let takenOver = false;

/** Said once, when the first page was taken over. */
export function noteTakenOver(): void {
  takenOver = true;
}

/**
 * For a part of a page below the first screen: false until the first screen of a page that one goes to has been painted. At once true on
 * the server and where its page is taken over, where the part was `seen` before (one comes back to a place on the page), and where the address
 * names a place that may lie in it.
 */
export function useLater(seen: boolean): boolean {
  const [ready, setReady] = useState(() => !takenOver || seen || window.location.hash !== '');
  useEffect(() => (ready ? undefined : afterPaint(() => startTransition(() => setReady(true)))), [ready]);
  return ready;
}
