import { useSyncExternalStore } from 'react';

/**
 * The delivery days for all cards of a page. The strip above the header reads them once, after the page has loaded.
 */
let days: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

/** @param daysByPin the day to show, by seller */
export function tellDays(daysByPin: Readonly<Record<string, string>>): void {
  days = daysByPin;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/**
 * When a seller's goods arrive at this device's PIN code, such as 'Tue 24 Nov'; '' on the server and until it is
 * known.
 */
export function useDeviceDay(sellerId: string): string {
  return useSyncExternalStore(
    subscribe,
    () => days[sellerId] ?? '',
    () => '',
  );
}
