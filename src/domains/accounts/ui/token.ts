/**
 * The customer token: name and e-mail for the page's own use, kept in local storage.
 * It proves nothing; who is logged in is the session cookie's business alone.
 */
const key = 'customerToken';

export function keepToken(token: string): void {
  try {
    window.localStorage.setItem(key, token);
  } catch {
    // Storage is full or forbidden: the session works without it.
  }
}

export function dropToken(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
