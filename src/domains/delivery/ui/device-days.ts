import { useSyncExternalStore } from 'react';

/** What the cards of a page know of delivery: the strip above the header asks for all of them, after the page. */
let days: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

/** @param found the day to write, by seller */
export function tellDays(found: Readonly<Record<string, string>>): void {
  days = found;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** When a seller's goods come to this device, such as 'Tue 24 Nov'; '' on the server and until it is known. */
export function useDeviceDay(sellerId: string): string {
  return useSyncExternalStore(
    subscribe,
    () => days[sellerId] ?? '',
    () => '',
  );
}
