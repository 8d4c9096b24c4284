import type { LeftOut } from './join-guest-goods.ts';

const item = 'left-out';

/** What could not be added at the login, for this tab: the cart says it until it is dismissed. */
export function leftOut(): LeftOut[] {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? '[]') as LeftOut[];
  } catch {
    return [];
  }
}

export function saveLeftOut(goods: readonly LeftOut[]): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(goods));
  } catch {
    // Storage is forbidden: it was said in passing.
  }
}
