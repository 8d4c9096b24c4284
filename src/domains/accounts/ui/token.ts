import { forgetEntries } from '../../../ui/form/kept-entry.ts';

/**
 * The customer token: name and e-mail for the page's own use, kept in local storage. It proves nothing: only the
 * session cookie determines who is logged in.
 */
const key = 'customerToken';

export function keepToken(token: string): void {
  try {
    window.localStorage.setItem(key, token);
  } catch {
    // Storage is full or blocked: the session works without it.
  }
}

/** Calls back when another tab logged in or out, or changed the profile. */
export function watchToken(onChange: () => void): void {
  window.addEventListener('storage', (event) => {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) onChange();
  });
}

/** Drops it after a logout, with what that customer typed into forms and did not send. */
export function dropToken(): void {
  forgetEntries();
  try {
    window.localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
