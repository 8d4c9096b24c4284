import type { KeptPage } from './kept-page.ts';

/** Milliseconds for which a page is as good as new, while nothing was changed: counts such as '3 left' go on being sold. */
const fresh = 2_000;

/** Milliseconds after which nobody is shown it any more; in between it is shown once more and made anew behind. */
const shownUntil = 10_000;

interface Kept {
  readonly page: KeptPage;
  readonly version: number;
  readonly madeAt: number;
  /** Its bytes as they are counted: more, once a compressed copy was asked for. */
  counted: number;
}

export interface PageCache {
  /** The page of this address, kept or made. */
  readonly get: (address: string, make: () => Promise<Made>) => Promise<{ made: Made; kept: boolean }>;
  /** The page of this address where it is as good as new, without waiting; null otherwise. */
  readonly peek: (address: string) => KeptPage | null;
  readonly bytes: () => number;
}

/** A page made for one request or more. */
export interface Made {
  readonly page: KeptPage;
  /** Made for nobody in particular: shared caches may store it too. */
  readonly guest: boolean;
  /** False for what is not the same for every guest, or not worth keeping: redirections, failures. */
  readonly keep: boolean;
  readonly redirect?: string | undefined;
}

/**
 * Guests' pages, rendered once however many ask at the same time. Dropped at once when the shop changed (`version`), the
 * ones that nobody asked for longest first when there are more than `mostBytes`. While `version` is null nothing is kept.
 */
export function pageCache(options: {
  version: () => number | null;
  mostBytes: number;
  now?: () => number;
}): PageCache {
  const { version, mostBytes, now = () => performance.now() } = options;
  const kept = new Map<string, Kept>();
  const making = new Map<string, { version: number | null; made: Promise<Made> }>();
  let bytes = 0;

  function drop(address: string): void {
    const old = kept.get(address);
    if (!old) return;
    kept.delete(address);
    bytes -= old.counted;
  }

  /** Puts it last in the order in which pages are dropped, and drops from the front of it. */
  function keepLast(address: string, one: Kept): void {
    drop(address);
    one.counted = one.page.size();
    kept.set(address, one);
    bytes += one.counted;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  /** One at a time for an address; but what began before a change is not waited for after it. */
  function makeOnce(address: string, make: () => Promise<Made>): Promise<Made> {
    const since = version();
    const running = making.get(address);
    if (running && running.version === since) return running.made;
    const made = make().then((one) => {
      if (one.keep && since !== null && since === version())
        keepLast(address, { page: one.page, version: since, madeAt: now(), counted: 0 });
      return one;
    });
    const mine = { version: since, made };
    making.set(address, mine);
    const forget = () => {
      if (making.get(address) === mine) making.delete(address);
    };
    made.then(forget, forget);
    return made;
  }

  return {
    bytes: () => bytes,
    peek: (address) => {
      const found = kept.get(address);
      if (!found || found.version !== version() || now() - found.madeAt > fresh) return null;
      keepLast(address, found);
      return found.page;
    },
    get: async (address, make) => {
      const found = kept.get(address);
      const age = found ? now() - found.madeAt : Infinity;
      if (!found || found.version !== version() || age > shownUntil) {
        drop(address);
        return { made: await makeOnce(address, make), kept: false };
      }
      keepLast(address, found);
      if (age > fresh) makeOnce(address, make).catch(() => {}); // the next one who has to wait for it is told
      return { made: { page: found.page, guest: true, keep: true }, kept: true };
    },
  };
}
