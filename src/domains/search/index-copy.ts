import type { Database } from '../../platform/database.ts';
import { applyChanges, buildIndex, catchUp, type Held } from './build-index.ts';
import { type Changes, maxChanges } from './documents.store.ts';
import { readHeld, type SnapshotPlace } from './index-snapshot.ts';

export interface CopyOptions {
  /** An index that was not asked for changes for so many milliseconds is made anew: the database forgets them. */
  readonly maxIdle?: number;
  /** A query waits so long for an index that is being read. */
  readonly patience?: number;
  /** Milliseconds on a clock that runs forward only. */
  readonly now?: () => number;
  readonly closing?: AbortSignal | undefined;
  /** Left out: every start reads the whole catalogue. */
  readonly snapshot?: SnapshotPlace | undefined;
}

/** An index that was asked for changes and had none moves on to a newer snapshot after this many milliseconds. */
const advanceEvery = 1_000;

/** The one index of a process: read once, brought up to date, and made anew where that is better. */
export function openCopy(db: Database, options: CopyOptions) {
  const { maxIdle = 40 * 60_000, patience = 3_000, now = () => performance.now(), closing } = options;
  let held: Held | null = null;
  let loading: Promise<void> | null = null;
  let renewing = false;
  const told = { version: 0, loadedIn: 0, loadingSince: 0 };

  /** One at a time; the next who asks begins again where it failed. */
  function load(read: () => Promise<Held>): Promise<void> {
    if (!loading) told.loadingSince = now();
    loading ??= read()
      .then((loaded) => {
        held = loaded;
        told.version++;
        told.loadedIn = now() - told.loadingSince;
      })
      .finally(() => (loading = null));
    return loading;
  }

  const build = () => load(() => readIndex(db, now, options));

  /** Brings a copy up to date, or makes a new one. */
  const follow = (copy: Held) =>
    load(async () => ((await catchUp(db, copy, now)) ? copy : buildIndex(db, now, closing)));

  /** Makes a new index while the old one is used. */
  async function renew(): Promise<void> {
    if (renewing) return;
    renewing = true;
    try {
      held = await buildIndex(db, now, closing);
      told.version++;
    } catch {
      // The old one still serves; the next change tries again.
    } finally {
      renewing = false;
    }
  }

  /** Whether a copy still stands as it was when a statement was sent. */
  const isSame = (copy: Held, epoch: number) => held === copy && copy.epoch === epoch && !loading;

  return {
    told,
    /** Begins to read; for who wants to wait for it. */
    start: async (): Promise<void> => (held ? undefined : (loading ?? build())),
    peek: (): Held | null => (loading ? null : held),
    /** The index; null where it does not come in time. */
    async current(): Promise<Held | null> {
      if (held && now() - held.checkedAt > maxIdle) held = null;
      const coming = loading ?? (held ? null : build());
      if (coming) await within(Math.max(0, patience - (now() - told.loadingSince)), coming);
      return loading ? null : held;
    },
    /** Notes that nothing had changed up to a snapshot. */
    advance(copy: Held, epoch: number, snapshot: string): void {
      if (!isSame(copy, epoch) || now() - copy.checkedAt < advanceEvery) return;
      copy.snapshot = snapshot;
      copy.epoch++;
      copy.checkedAt = now();
    },
    /** Takes in what a statement told; false: somebody else was quicker, or it was too much. */
    take(copy: Held, epoch: number, changes: Changes): boolean {
      if (!isSame(copy, epoch)) return false;
      if (changes.changed.length >= maxChanges || !applyChanges(copy, changes, now())) {
        follow(copy).catch(() => {}); // heard by who waits for it in `current`
        return false;
      }
      told.version++;
      if (copy.index.isWorn) void renew();
      return true;
    },
  };
}

/** The index from its snapshot, or from the whole catalogue. */
async function readIndex(db: Database, now: () => number, { snapshot, closing }: CopyOptions): Promise<Held> {
  return (snapshot && (await readHeld(db, snapshot, now))) ?? buildIndex(db, now, closing);
}

/** Waits for something that is coming, at most so many milliseconds; a failure is over as well. */
async function within(milliseconds: number, coming: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  const settled = coming.then(
    () => {},
    () => {},
  );
  await Promise.race([settled, over]);
  clearTimeout(timer);
}
