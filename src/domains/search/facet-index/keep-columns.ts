import type { Database } from '../../../platform/database.ts';
import { createCache } from '../../../platform/caches.ts';
import { collectColumns, type Columns } from './columns.ts';
import { readColumns } from './columns.store.ts';

/** What the database said of a category, and when it was asked. */
interface Now {
  readonly fingerprint: bigint;
  readonly at: number;
}

interface Kept {
  readonly columns: Columns;
  readonly readAt: number;
  /** When it was last known to be what the database holds. */
  rightAt: number;
}

interface Bounds {
  /** Milliseconds from one reading of a category to the next, at least. */
  readonly restFor: number;
  /** Columns that were not found right within so many milliseconds are not shown any more. */
  readonly maxBehind: number;
  readonly maxBytes: number;
  /** Milliseconds on a clock that runs forward only. */
  readonly now: () => number;
}

interface KeptColumns {
  /** The columns as they are kept, or as they are read now where those are none or may be too old; others are read behind. */
  read(id: string, now: Now): Promise<Columns>;
  /** The columns where they are what the database holds, else null; they are read behind then. */
  ifRight(id: string, now: Now): Columns | null;
}

/** Keeps the columns of the categories that were asked for last. */
export function keepColumns(db: Database, { restFor, maxBehind, maxBytes, now }: Bounds): KeptColumns {
  const kept = createCache<Kept>({
    name: 'facet columns',
    holds: 'the filterable columns of a category',
    key: 'id of the category',
    droppedBy: 'a new fingerprint of the category: read again behind',
    maxBytes,
    sizeOf: ({ columns }) => columns.bytes,
  });
  const reading = new Map<string, Promise<Columns>>();
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(id: string): Promise<Columns> {
    const readAt = now();
    const columns = await collectColumns(readColumns(db, id));
    kept.set(id, { columns, readAt, rightAt: readAt });
    return columns;
  }

  /** One category at a time, and each once for all who ask meanwhile. */
  function readAnew(id: string): Promise<Columns> {
    const under = reading.get(id);
    if (under) return under;
    const one = last.then(() => readNow(id)).finally(() => reading.delete(id));
    last = one.catch(() => {}); // told to who waits for it, and tried again by who asks next
    reading.set(id, one);
    return one;
  }

  /** What is kept, and whether it is right and may be read again already. */
  function find(id: string, { fingerprint, at }: Now) {
    const known = kept.get(id);
    const isRight = known?.columns.fingerprint === fingerprint;
    if (known && isRight) known.rightAt = Math.max(at, known.rightAt);
    const isRested = !known || now() - known.readAt >= restFor;
    return { known, isRight, isRested };
  }

  return {
    async read(id, state) {
      const { known, isRight, isRested } = find(id, state);
      if (known && (isRight || !isRested)) return known.columns;
      const next = readAnew(id);
      if (!known || now() - known.rightAt > maxBehind) return next;
      return known.columns;
    },
    ifRight(id, state) {
      const { known, isRight, isRested } = find(id, state);
      if (known && isRight) return known.columns;
      if (isRested) void readAnew(id);
      return null;
    },
  };
}
