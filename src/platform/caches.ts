import { LRUCache } from 'lru-cache';

/** A cache's terms; docs/caches.md and /metrics are generated from them. */
export interface CacheTerms<Value> {
  readonly name: string;
  /** What an entry holds, for readers of docs/caches.md. */
  readonly holds: string;
  readonly key: string;
  /** What evicts an entry early, in words. */
  readonly droppedBy: string;
  /** Any change of it drops everything; while it is null, nothing is cached. */
  readonly version?: () => number | null;
  /** LRU bound: set `max` (entries), or `maxBytes` with `sizeOf`, or both. */
  readonly max?: number;
  readonly maxBytes?: number;
  readonly sizeOf?: (value: Value) => number;
  /** Milliseconds for which an entry is fresh; by default until it is dropped. */
  readonly ttl?: number;
  /** Milliseconds after `ttl` in which `read` returns the stale entry and reloads it in the background. */
  readonly staleFor?: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

export interface Cache<Value extends {}> {
  /** The entry while it is fresh. */
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /**
   * The entry, or the result of `load`: single-flight per key. Failures are not cached, and no caller gets a value
   * loaded for an older `version`.
   */
  readonly read: (key: string, load: () => Promise<Value>) => Promise<Value>;
  /** Drops the entries whose keys match; loads in progress for them are not cached. */
  readonly drop: (matches: (key: string) => boolean) => void;
  /** Whether `read` would answer without loading. */
  readonly has: (key: string) => boolean;
  readonly stats: () => CacheStats;
}

export interface CacheStats {
  readonly entries: number;
  /** 0 when the bound is a number of entries. */
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** A bounded LRU cache (lru-cache) that honours versions. */
export function createCache<Value extends {}>(terms: CacheTerms<Value>): Cache<Value> {
  const { version = () => 0, staleFor = 0 } = terms;
  const counts = { hits: 0, misses: 0 };
  const lru = new LRUCache<string, Value, () => Promise<Value>>({
    ...boundsOf(terms),
    ttlResolution: 0,
    // A caller from before a version change still gets an answer, which is not cached.
    ignoreFetchAbort: true,
    noDeleteOnStaleGet: staleFor > 0,
    allowStale: false,
    ...(terms.now ? { perf: { now: terms.now } } : {}),
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  let lastVersion = version();

  /** Whether entries may be used and stored now. */
  function isOpen(): boolean {
    const now = version();
    if (now !== lastVersion) lru.clear();
    lastVersion = now;
    return now !== null;
  }

  const has = (key: string) =>
    isOpen() && lru.peek(key, { allowStale: true }) !== undefined && lru.getRemainingTTL(key) >= -staleFor;
  const count = (isHit: boolean) => void (isHit ? counts.hits++ : counts.misses++);

  return {
    get: (key) => {
      const value = isOpen() ? lru.get(key) : undefined;
      count(value !== undefined);
      return value;
    },
    set: (key, value) => {
      if (isOpen()) lru.set(key, value);
    },
    read: (key, load) => {
      const isThere = has(key);
      count(isThere);
      if (lastVersion === null) return load();
      return lru.fetch(key, { context: load, allowStale: isThere }) as Promise<Value>;
    },
    drop: (matches) => {
      for (const key of lru.keys()) if (matches(key)) lru.delete(key);
    },
    has,
    stats: () => ({ entries: lru.size, bytes: lru.calculatedSize, ...counts }),
  };
}

function boundsOf<Value>({ max, maxBytes, sizeOf, ttl }: CacheTerms<Value>) {
  return {
    max: max ?? 0,
    ...(maxBytes === undefined
      ? {}
      : { maxSize: maxBytes, sizeCalculation: (value: Value) => Math.ceil(sizeOf?.(value) ?? 1) }),
    ...(ttl === undefined ? {} : { ttl }),
  } as { max: number };
}

export interface Caches {
  readonly create: <Value extends {}>(terms: CacheTerms<Value>) => Cache<Value>;
  readonly list: () => readonly { terms: Omit<CacheTerms<never>, 'sizeOf'>; stats: () => CacheStats }[];
}

/** Creates caches and keeps a register of them. */
export function createCaches(): Caches {
  const caches: ReturnType<Caches['list']>[number][] = [];
  return {
    create: (terms) => {
      if (caches.some((one) => one.terms.name === terms.name))
        throw new Error(`There are two caches named ${terms.name}`);
      const cache = createCache(terms);
      caches.push({ terms, stats: cache.stats });
      return cache;
    },
    list: () => caches,
  };
}
