import type { LeftOut } from './join-guest-goods.ts';

const item = 'left-out';

/** The goods that could not be added at login, stored for this tab. The cart shows them until dismissed. */
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
    // Storage is blocked; the toast already said it.
  }
}
