/** A heart that a guest pressed: kept for this tab while they log in, and finished afterwards. */
const key = 'pending-wish';

export function keepPendingWish(productId: string): void {
  try {
    window.sessionStorage.setItem(key, productId);
  } catch {
    // Storage is forbidden: the guest logs in all the same and presses again.
  }
}

/** The kept product's id, left where it is. */
export function seePendingWish(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The kept product's id, once: reading it takes it away. */
export function takePendingWish(): string | null {
  const kept = seePendingWish();
  if (kept) window.sessionStorage.removeItem(key);
  return kept;
}
