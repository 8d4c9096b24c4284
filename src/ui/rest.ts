import { useSyncExternalStore } from 'react';

const told = 'rest';

/** Whether anything may move by itself on this page: undefined until somebody says so. */
const chosen = (): string | undefined => document.documentElement.dataset.rest;

const isAtRest = (): boolean => chosen() === 'true';

/** Stops everything that moves by itself on this page, or lets it move again. */
export function setRest(on: boolean): void {
  document.documentElement.dataset.rest = String(on);
  document.dispatchEvent(new Event(told));
}

/** Rests at the first touch: a row that slides away under a thumb is a row pressed wrongly. */
export function restAtFirstTouch(signal: AbortSignal): void {
  if (chosen() === undefined)
    document.addEventListener('touchstart', () => chosen() ?? setRest(true), { passive: true, signal });
}

function subscribe(tell: () => void): () => void {
  document.addEventListener(told, tell);
  return () => document.removeEventListener(told, tell);
}

/** Whether the page is at rest; false on the server and until hydration. */
export const useRest = (): boolean => useSyncExternalStore(subscribe, isAtRest, () => false);
