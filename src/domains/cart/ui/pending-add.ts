/**
 * An Add to Cart that a guest pressed: kept for this tab while they log in, and finished afterwards,
 * so that nothing chosen is lost on the way.
 */
export interface PendingAdd {
  readonly productId: string;
  /** Empty where the size is still to be chosen. */
  readonly variantId?: string;
  readonly quantity: number;
}

const key = 'pending-add-to-cart';

export function keepPendingAdd(add: PendingAdd): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(add));
  } catch {
    // Storage is forbidden: the guest logs in all the same and presses again.
  }
}

/** The kept choice, left where it is. */
export function seePendingAdd(): PendingAdd | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as PendingAdd | null;
  } catch {
    return null;
  }
}

/** The kept choice, once: reading it takes it away. */
export function takePendingAdd(): PendingAdd | null {
  const kept = seePendingAdd();
  if (kept) window.sessionStorage.removeItem(key);
  return kept;
}
