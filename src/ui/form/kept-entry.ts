import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const prefix = 'entry:';

/**
 * Keeps what is typed into a form in this tab (session storage) until it is sent or given up, so that Back, a reload or
 * a closed dialog loses nothing.
 * @param place what tells the form from all others: its name, a space, its address, owner and initial values; null
 *   keeps nothing
 * @param fill shows an entry from before in the form
 * @param secret fields that are never stored: passwords and one-time codes
 * @returns forgets the entry, once it was sent
 */
export function useKeptEntry<Values extends object>(
  place: string | null,
  values: Values,
  fill: (entry: Values) => void,
  secret?: readonly string[],
): () => void {
  // What the form shows by itself, at the start and after it was sent, is nobody's entry.
  const firstValues = useRef<Values | null>(values);
  const restore = useEffectEvent((from: string) => {
    const entry = read(from);
    if (entry) fill(JSON.parse(entry) as Values);
  });
  const store = useEffectEvent((to: string, entry: Values) => {
    keep(
      to,
      JSON.stringify(entry, (name, value: unknown) => (secret?.includes(name) ? undefined : value)),
    );
  });
  useLayoutEffect(() => {
    if (place !== null) restore(place);
  }, [place]);
  useEffect(() => {
    if (place === null || values === firstValues.current) return;
    if (firstValues.current === null) firstValues.current = values;
    else store(place, values);
  }, [place, values]);
  return () => {
    firstValues.current = null;
    if (place !== null) keep(place, null);
  };
}

function read(place: string): string | null {
  try {
    return sessionStorage.getItem(prefix + place);
  } catch {
    return null;
  }
}

function keep(place: string, entry: string | null): void {
  try {
    if (entry === null) sessionStorage.removeItem(prefix + place);
    else sessionStorage.setItem(prefix + place, entry);
  } catch {
    // Storage is full or blocked: the form works as ever, and a reload empties it.
  }
}

/** Forgets the entries of this tab: of the forms of one name, given up, or of all, as when the customer logs out. */
export function forgetEntries(form?: string): void {
  const start = form === undefined ? prefix : `${prefix}${form} `;
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(start)) sessionStorage.removeItem(name);
  } catch {
    // Blocked: nothing was kept.
  }
}
