import { useSyncExternalStore } from 'react';
import type { Wearer } from '../fits-you.ts';

/** The customer's answers about their sizes are stored in this browser only (R-SIZE-3). */
const key = 'sizes-that-fit';
/** Max products remembered with a size that fits; the latest comes first. */
export const maxKept = 12;

const nobody: Wearer = { usual: {}, kept: [] };
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly wearer: Wearer } = { text: null, wearer: nobody };

/** Returns the same object while nothing has changed, as useSyncExternalStore requires. */
function readWearer(): Wearer {
  try {
    const text = window.localStorage.getItem(key);
    if (text !== last.text) last = { text, wearer: parse(text) };
  } catch {
    // Storage is blocked, or holds something invalid.
  }
  return last.wearer;
}

function parse(text: string | null): Wearer {
  const value = JSON.parse(text ?? 'null') as Partial<Wearer> | null;
  if (!value || typeof value.usual !== 'object' || !Array.isArray(value.kept)) return nobody;
  return { ...nobody, ...value };
}

/**
 * Changes the customer's saved answers; null deletes them. It starts from those that are saved, not those rendered: what
 * was typed before hydration is heard while nobody's are shown.
 */
export function changeWearer(change: (wearer: Wearer) => Wearer | null): void {
  const wearer = change(readWearer());
  try {
    if (wearer) window.localStorage.setItem(key, JSON.stringify(wearer));
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage nothing is saved.
  }
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The answers saved on this device; nobody's on the server and until hydration. */
export const useWearer = (): Wearer => useSyncExternalStore(subscribe, readWearer, () => nobody);
