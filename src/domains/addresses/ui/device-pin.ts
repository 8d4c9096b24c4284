import { useSyncExternalStore } from 'react';

/**
 * The PIN code to which this device's goods go, in a cookie that only this shop's own pages read (record 193). Pages
 * that guests share are made without it: it counts in the browser alone.
 */
const cookie = 'pin';
const days = 180;
const listeners = new Set<() => void>();

/** The kept PIN code; '' when none is. */
export function devicePin(): string {
  return /(?:^|; )pin=([1-9]\d{5})(?:;|$)/.exec(document.cookie)?.[1] ?? '';
}

/** @param lasting false: forgotten when the browser is closed, since nobody chose it here */
export function keepPin(pincode: string, { lasting = true } = {}): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const until = lasting ? `; Max-Age=${days * 86_400}` : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser
  document.cookie = `${cookie}=${pincode}; Path=/; SameSite=Lax${until}${secure}`;
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The kept PIN code, on every part of the page the same; '' on the server, until hydration and when none is kept. */
export function useDevicePin(): string {
  return useSyncExternalStore(subscribe, devicePin, () => '');
}
