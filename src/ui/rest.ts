import { useSyncExternalStore } from 'react';

const restEvent = 'rest';

/** Whether animation is paused on this page: undefined until it is set. */
const choice = (): string | undefined => document.documentElement.dataset.rest;

const isAtRest = (): boolean => choice() === 'true';

/** Pauses or resumes all autoplay on this page. */
export function setRest(on: boolean): void {
  document.documentElement.dataset.rest = String(on);
  document.dispatchEvent(new Event(restEvent));
}

/** Pauses at the first touch: a row that moves under a thumb causes wrong taps. */
export function restAtFirstTouch(signal: AbortSignal): void {
  if (choice() === undefined)
    document.addEventListener('touchstart', () => choice() ?? setRest(true), { passive: true, signal });
}

function subscribe(tell: () => void): () => void {
  document.addEventListener(restEvent, tell);
  return () => document.removeEventListener(restEvent, tell);
}

/** Whether autoplay is paused; false on the server and until hydration. */
export const useRest = (): boolean => useSyncExternalStore(subscribe, isAtRest, () => false);
