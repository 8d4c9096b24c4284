import type { Database } from '../../platform/database.ts';
import { applyChanges, buildIndex, catchUp, type IndexCopy } from './build-index.ts';
import { type Changes, maxChanges } from './documents.store.ts';
import { readHeld, type SnapshotPlace } from './index-snapshot.ts';

export interface CopyOptions {
  /** Milliseconds without a query for changes after which the index is rebuilt, because the database deletes old changes. */
  readonly maxIdle?: number;
  /** Milliseconds that a query waits for a loading index. */
  readonly patience?: number;
  /** Milliseconds on a monotonic clock. */
  readonly now?: () => number;
  readonly closing?: AbortSignal | undefined;
  /** Without it, every start reads the whole catalogue. */
  readonly snapshot?: SnapshotPlace | undefined;
}

/** Milliseconds after which an index without changes moves on to a newer snapshot. */
const advanceEvery = 1_000;

/** The single index of a process: loaded once, updated with changes, and rebuilt when that is cheaper. */
export function openCopy(db: Database, options: CopyOptions) {
  const { maxIdle = 40 * 60_000, patience = 3_000, now = () => performance.now(), closing } = options;
  let current: IndexCopy | null = null;
  let loading: Promise<void> | null = null;
  let renewing = false;
  const status = { version: 0, loadedIn: 0, loadingSince: 0 };

  /** Single-flight. After a failure the next caller starts again. */
  function load(read: () => Promise<IndexCopy>): Promise<void> {
    if (!loading) status.loadingSince = now();
    loading ??= read()
      .then((copy) => {
        current = copy;
        status.version++;
        status.loadedIn = now() - status.loadingSince;
      })
      .finally(() => (loading = null));
    return loading;
  }

  const build = () => load(() => readIndex(db, now, options));

  /** Applies the pending changes to a copy, or rebuilds it. */
  const follow = (copy: IndexCopy) =>
    load(async () => ((await catchUp(db, copy, now)) ? copy : buildIndex(db, now, closing)));

  /** Rebuilds the index while the old one stays in use. */
  async function renew(): Promise<void> {
    if (renewing) return;
    renewing = true;
    try {
      current = await buildIndex(db, now, closing);
      status.version++;
    } catch {
      // The old index stays in use; the next change tries again.
    } finally {
      renewing = false;
    }
  }

  /** Whether a copy is unchanged since a statement was sent. */
  const isSame = (copy: IndexCopy, epoch: number) => current === copy && copy.epoch === epoch && !loading;

  return {
    told: status,
    /** Starts loading; await it to wait for the index. */
    start: async (): Promise<void> => (current ? undefined : (loading ?? build())),
    peek: (): IndexCopy | null => (loading ? null : current),
    /** The index; null when it is not loaded in time. */
    async current(): Promise<IndexCopy | null> {
      if (current && now() - current.checkedAt > maxIdle) current = null;
      const coming = loading ?? (current ? null : build());
      if (coming) await within(Math.max(0, patience - (now() - status.loadingSince)), coming);
      return loading ? null : current;
    },
    /** Records that nothing had changed up to a snapshot. */
    advance(copy: IndexCopy, epoch: number, snapshot: string): void {
      if (!isSame(copy, epoch) || now() - copy.checkedAt < advanceEvery) return;
      copy.snapshot = snapshot;
      copy.epoch++;
      copy.checkedAt = now();
    },
    /** Applies the changes that a statement returned; false when another caller was faster, or there were too many. */
    take(copy: IndexCopy, epoch: number, changes: Changes): boolean {
      if (!isSame(copy, epoch)) return false;
      if (changes.changed.length >= maxChanges || !applyChanges(copy, changes, now())) {
        follow(copy).catch(() => {}); // handled by the callers waiting in `current`
        return false;
      }
      status.version++;
      if (copy.index.isWorn) void renew();
      return true;
    },
  };
}

/** Loads the index from its snapshot on disk, else builds it from the whole catalogue. */
async function readIndex(
  db: Database,
  now: () => number,
  { snapshot, closing }: CopyOptions,
): Promise<IndexCopy> {
  return (snapshot && (await readHeld(db, snapshot, now))) ?? buildIndex(db, now, closing);
}

/** Waits for a promise to settle, at most this many milliseconds. */
async function within(milliseconds: number, coming: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  const completion = coming.then(
    () => {},
    () => {},
  );
  await Promise.race([completion, over]);
  clearTimeout(timer);
}
