/** What was fetched because somebody was about to go there, by address. Empty on the server. */
const ready = new Map<string, Promise<unknown>>();

/** Milliseconds for which it is taken for new. */
const fresh = 5_000;

/** Keeps a page's data for the navigation that is about to come; what could not be read is read again then. */
export function keepPrefetched(address: string, read: () => Promise<unknown>): void {
  if (ready.has(address)) return;
  const data = read();
  ready.set(address, data);
  const forget = () => void (ready.get(address) === data && ready.delete(address));
  data.catch(forget);
  setTimeout(forget, fresh);
}

/**
 * Waits until what was asked for ahead has come, but no longer than `atMost` milliseconds. Whoever goes there then is shown the page in one
 * go; announcing it first would render a good part of the old page, at the very moment when the new one's data comes in.
 */
export function prefetchedSoon(href: string, atMost: number): Promise<unknown> | undefined {
  const url = new URL(href, window.location.href);
  url.hash = '';
  const data = ready.get(url.href);
  return (
    data && Promise.race([data.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, atMost))])
  );
}

/** The data that was fetched for this address, once. */
export function takePrefetched(address: string): Promise<unknown> | undefined {
  const data = ready.get(address);
  ready.delete(address);
  return data;
}
