import { useSyncExternalStore } from 'react';

const told = 'rest';

/** Whether animation is paused on this page: undefined until it is set. */
const chosen = (): string | undefined => document.documentElement.dataset.rest;

const isAtRest = (): boolean => chosen() === 'true';

/** Pauses or resumes all autoplay on this page. */
export function setRest(on: boolean): void {
  document.documentElement.dataset.rest = String(on);
  document.dispatchEvent(new Event(told));
}

/** Pauses at the first touch: a row that moves under a thumb causes wrong taps. */
export function restAtFirstTouch(signal: AbortSignal): void {
  if (chosen() === undefined)
    document.addEventListener('touchstart', () => chosen() ?? setRest(true), { passive: true, signal });
}

function subscribe(tell: () => void): () => void {
  document.addEventListener(told, tell);
  return () => document.removeEventListener(told, tell);
}

/** Whether autoplay is paused; false on the server and until hydration. */
export const useRest = (): boolean => useSyncExternalStore(subscribe, isAtRest, () => false);
