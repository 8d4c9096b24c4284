/** A bounded memory: what was asked for least recently leaves first. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  /** @param weight what the value counts against the bound, in the bound's own unit */
  set(key: Key, value: Value, weight: number): void;
}

/** Keeps values whose weights add up to at most `bound`. A value that is heavier than that by itself is not kept. */
export function keepRecent<Key, Value>(bound: number): Recent<Key, Value> {
  const kept = new Map<Key, { value: Value; weight: number }>();
  let held = 0;
  const forget = (key: Key) => {
    held -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      // A Map remembers the order of insertion: put in again, it is the newest.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: (key, value, weight) => {
      forget(key);
      if (weight > bound) return;
      kept.set(key, { value, weight });
      held += weight;
      for (const oldest of kept.keys()) {
        if (held <= bound) return;
        forget(oldest);
      }
    },
  };
}
