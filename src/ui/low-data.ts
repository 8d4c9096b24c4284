import { useSyncExternalStore } from 'react';

/**
 * Low-data mode: no motion, small pictures, no prefetching. On by choice (stored in this browser), or if the browser
 * asks to save data or has a slow connection. Decided in the browser, because guests share cached pages.
 */
const storageKey = 'low-data';
const listeners = new Set<() => void>();
let choice: string | null | undefined;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function isLowData(): boolean {
  if (choice === undefined)
    try {
      choice = localStorage.getItem(storageKey);
    } catch {
      choice = null; // storage is blocked: the choice lasts until the page is closed
    }
  if (choice) return choice === 'on';
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /2g|3g/.test(effectiveType);
}

export function chooseLowData(on: boolean): void {
  choice = on ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked, see above.
  }
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Whether low-data mode is on; false on the server and until hydration. */
export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, isLowData, () => false);
}
