/** The order whose payment is under way, for the result page, kept in local storage as `orderId`. */
const key = 'orderId';

export function keepPendingOrder(orderId: string): void {
  try {
    window.localStorage.setItem(key, orderId);
  } catch {
    // Without storage the result page asks for the order in its address.
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
