/** A heart that a guest pressed: kept for this tab while they log in, and finished afterwards. */
const key = 'pending-wish';

export function keepPendingWish(productId: string): void {
  try {
    window.sessionStorage.setItem(key, productId);
  } catch {
    // Storage is forbidden: the guest logs in all the same and presses again.
  }
}

/** The kept product's id, once: reading it takes it away. */
export function takePendingWish(): string | null {
  try {
    const kept = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}
