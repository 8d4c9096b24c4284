import { copyOf, forgetCopy, keepCopy } from './page-copies.ts';
import { prefetched } from './prefetched.ts';

/** Milliseconds for which it is taken for new. */
const fresh = 5_000;

/** Keeps a page's data for the navigation that is about to come; what could not be read is read again then. */
export function keepPrefetched(address: string, read: () => Promise<unknown>): void {
  if (prefetched.has(address)) return;
  const data = read();
  prefetched.set(address, data);
  const forget = () => void (prefetched.get(address) === data && prefetched.delete(address));
  data.then(
    // It is newer than the copy.
    (newest) => copyOf(address) !== undefined && keepCopy(address, newest),
    () => {
      forgetCopy(address);
      forget();
    },
  );
  setTimeout(forget, fresh);
}
