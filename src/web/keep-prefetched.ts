import { prefetched } from './prefetched.ts';

/** Milliseconds for which it is taken for new. */
const fresh = 5_000;

/** Keeps a page's data for the navigation that is about to come; what could not be read is read again then. */
export function keepPrefetched(address: string, read: () => Promise<unknown>): void {
  if (prefetched.has(address)) return;
  const data = read();
  prefetched.set(address, data);
  const forget = () => void (prefetched.get(address) === data && prefetched.delete(address));
  data.catch(forget);
  setTimeout(forget, fresh);
}
