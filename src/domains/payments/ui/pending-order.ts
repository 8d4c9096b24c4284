/** The local storage key for the order being paid. The result page reads it. */
const key = 'orderId';

export function keepPendingOrder(orderId: string): void {
  try {
    window.localStorage.setItem(key, orderId);
  } catch {
    // Without storage, the result page takes the order from its URL.
  }
}

export function pendingOrder(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function dropPendingOrder(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
