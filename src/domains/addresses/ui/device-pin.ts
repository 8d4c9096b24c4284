import { useSyncExternalStore } from 'react';

/**
 * The cookie with this device's delivery PIN code, which only this shop's own pages read (record 185). Pages shared
 * between guests are rendered without it; only the browser uses it.
 */
const cookie = 'pin';
const days = 180;
const listeners = new Set<() => void>();

/** The stored PIN code; '' if there is none. */
export function devicePin(): string {
  return /(?:^|; )pin=([1-9]\d{5})(?:;|$)/.exec(document.cookie)?.[1] ?? '';
}

/** @param lasting false: a session cookie, because the customer did not choose the PIN code here */
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

/**
 * The stored PIN code, the same on every part of the page; '' on the server, until hydration and if there is none.
 */
export function useDevicePin(): string {
  return useSyncExternalStore(subscribe, devicePin, () => '');
}
