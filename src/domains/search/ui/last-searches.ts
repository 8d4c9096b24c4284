/** The user's last searches, latest first, stored in this browser only. */
const key = 'last-searches';

const maxKept = 6;

export function readLastSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxKept) : [];
  } catch {
    return []; // storage is blocked, or holds something invalid
  }
}

export function keepSearch(text: string): void {
  const others = readLastSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, maxKept));
}

export const forgetSearches = (): void => write([]);

function write(searches: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Without storage there are no last searches.
  }
}
