import { useSyncExternalStore } from 'react';
import type { LeftOut } from './join-guest-goods.ts';

const item = 'left-out';
const nothing: readonly LeftOut[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; goods: readonly LeftOut[] } = { text: null, goods: nothing };

/** The goods that could not be added at login, stored on this device. The cart shows them until dismissed. */
export function leftOut(): readonly LeftOut[] {
  try {
    const text = localStorage.getItem(item);
    if (text !== read.text) read = { text, goods: text ? (JSON.parse(text) as LeftOut[]) : nothing };
  } catch {
    // Blocked or unreadable: there is nothing to show.
  }
  return read.goods;
}

/** Replaces them: with none after logging out, since they are this customer's. */
export function saveLeftOut(goods: readonly LeftOut[]): void {
  try {
    if (goods.length > 0) localStorage.setItem(item, JSON.stringify(goods));
    else localStorage.removeItem(item);
  } catch {
    // Storage is blocked; the toast already said it.
  }
  for (const tell of listeners) tell();
}

/** They as a component sees them, also when another tab changes them. None while the server's page is shown. */
export function useLeftOut(): readonly LeftOut[] {
  return useSyncExternalStore(subscribe, leftOut, () => nothing);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
