import { useSyncExternalStore } from 'react';
import type { Wearer } from '../fits-you.ts';

/** What somebody says of their sizes: kept in this browser and nowhere else (R-SIZE-3). */
const key = 'sizes-that-fit';
/** Products of which a size fits; the latest first. */
export const maxKept = 12;

const nobody: Wearer = { usual: {}, kept: [] };
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly wearer: Wearer } = { text: null, wearer: nobody };

/** The same object while nothing has changed, as React wants it. */
function readWearer(): Wearer {
  try {
    const text = window.localStorage.getItem(key);
    if (text !== last.text) last = { text, wearer: parse(text) };
  } catch {
    // Storage is forbidden, or holds something else.
  }
  return last.wearer;
}

function parse(text: string | null): Wearer {
  const kept = JSON.parse(text ?? 'null') as Partial<Wearer> | null;
  if (!kept || typeof kept.usual !== 'object' || !Array.isArray(kept.kept)) return nobody;
  return { ...nobody, ...kept };
}

/** Keeps what was said; null forgets all of it. */
export function keepWearer(wearer: Wearer | null): void {
  try {
    if (wearer) window.localStorage.setItem(key, JSON.stringify(wearer));
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** What this device keeps; nothing on the server and until hydration. */
export const useWearer = (): Wearer => useSyncExternalStore(subscribe, readWearer, () => nobody);
