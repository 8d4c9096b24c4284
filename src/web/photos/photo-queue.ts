import { isPassing } from '../../platform/call-error.ts';
import type { KeptPhoto, PhotoStore } from './kept-photos.ts';

/** A photo on its way. */
export interface UnsentPhoto extends KeptPhoto {
  /** `offline`: tried again by itself. `failed`: refused, with a sentence. */
  readonly state: 'preparing' | 'waiting' | 'sending' | 'offline' | 'failed' | 'sent';
  /** The share that is sent, 0 to 1. */
  readonly progress: number;
  readonly failure: string;
}

type Answer = Record<string, unknown>;
type Taker = (answer: Answer) => void;

/** Where photos go. */
export interface Target {
  readonly address: string;
  readonly scope: string;
  readonly waitsForTaker?: boolean;
  /** Receives the share of a photo that is sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

interface Means {
  readonly store: PhotoStore;
  readonly shrink: (file: File) => Promise<File>;
  readonly post: (
    address: string,
    file: Blob,
    how: { key: string; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Answer>;
  /** Resolves when it may be tried again: after these milliseconds, or when the line is back. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Runs while no other tab sends. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly newId: () => string;
  readonly now: () => number;
}

/** Pauses between tries without a connection; the last one repeats. */
const pauses = [1_000, 3_000, 10_000, 30_000];
/** Kept photos that are older (milliseconds) are forgotten. */
const longestKept = 7 * 24 * 3_600_000;

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

/**
 * Sends photos one after another, each turned and shrunk before. They are kept until they are sent: after a lost line they
 * are tried again, after a closed page at the next visit.
 */
export function createPhotoQueue({ store, shrink, post, pause, alone, newId, now }: Means) {
  let photos: readonly UnsentPhoto[] = [];
  let shown: readonly UnsentPhoto[] = [];
  let isRunning = false;
  const listeners = new Set<() => void>();
  const takers = new Map<string, Taker>();
  const settled = new Map<string, PromiseWithResolvers<Answer | null>>();
  const cancels = new Map<string, AbortController>();
  const watchers = new Map<string, (share: number) => void>();

  const set = (next: readonly UnsentPhoto[]) => {
    photos = next;
    shown = photos.filter(({ scope, waitsForTaker }) => !waitsForTaker || takers.has(scope));
    for (const listener of listeners) listener();
  };
  const change = (id: string, with_: Partial<UnsentPhoto>) =>
    set(photos.map((photo) => (photo.id === id ? { ...photo, ...with_ } : photo)));
  const isDue = ({ state, scope, waitsForTaker }: UnsentPhoto) =>
    (state === 'preparing' || state === 'waiting' || state === 'offline') &&
    (!waitsForTaker || takers.has(scope));

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    let tries = 0;
    for (let next = photos.find(isDue); next; next = photos.find(isDue)) {
      const photo = next;
      const isThrough = await alone(() => sendOne(photo));
      tries = isThrough ? 0 : tries + 1;
      if (!isThrough) await pause(pauses[Math.min(tries, pauses.length) - 1] ?? 0);
    }
    isRunning = false;
    set(photos.filter(({ state }) => state !== 'sent'));
  }

  /** False when there was no connection. */
  async function sendOne({ id }: UnsentPhoto): Promise<boolean> {
    const cancel = new AbortController();
    cancels.set(id, cancel);
    try {
      if (!(await store.has(id))) return await finish(id, null);
      const ready = await readyOf(id);
      if (!ready || cancel.signal.aborted) return true;
      change(id, { state: 'sending', progress: 0 });
      const onProgress = (progress: number) => {
        change(id, { progress });
        watchers.get(id)?.(progress);
      };
      return await finish(
        id,
        await post(ready.address, ready.file, { key: id, onProgress, signal: cancel.signal }),
      );
    } catch (error) {
      if (cancel.signal.aborted) return true;
      if (isPassing(error)) {
        change(id, { state: 'offline', progress: 0 });
        return false;
      }
      await store.drop(id);
      change(id, { state: 'failed', failure: (error as Error).message });
      settle(id, null);
      return true;
    } finally {
      cancels.delete(id);
    }
  }

  /** The photo as it is sent; kept so, that it is shrunk once. */
  async function readyOf(id: string): Promise<UnsentPhoto | undefined> {
    const photo = photos.find((one) => one.id === id);
    if (!photo || photo.isReady) return photo;
    change(id, { state: 'preparing' });
    const file = await shrink(photo.file);
    change(id, { file, isReady: true });
    const ready = photos.find((one) => one.id === id);
    if (ready) await store.keep(asKept(ready));
    return ready;
  }

  /** @param answer null when another tab has sent it */
  async function finish(id: string, answer: Answer | null): Promise<true> {
    await store.drop(id);
    const photo = photos.find((one) => one.id === id);
    change(id, { state: 'sent', progress: 1 });
    if (answer && photo) takers.get(photo.scope)?.(answer);
    settle(id, answer);
    return true;
  }

  function settle(id: string, answer: Answer | null): void {
    settled.get(id)?.resolve(answer);
    settled.delete(id);
    watchers.delete(id);
  }

  function forget(id: string): void {
    cancels.get(id)?.abort();
    set(photos.filter((photo) => photo.id !== id));
    settle(id, null);
    void store.drop(id);
  }

  return {
    /** All but those that wait for a form to be opened: the same list until something changes. */
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends files in this order. Resolves to their answers; null for one that was cancelled. */
    send: async (files: readonly File[], { address, scope, waitsForTaker = false, onProgress }: Target) => {
      const added = files.map(
        (file): UnsentPhoto => ({
          ...{ id: newId(), address, scope, waitsForTaker, file, isReady: false, addedAt: now() },
          ...{ state: 'waiting', progress: 0, failure: '' },
        }),
      );
      const answers = added.map(({ id }) => {
        const answer = Promise.withResolvers<Answer | null>();
        settled.set(id, answer);
        if (onProgress) watchers.set(id, onProgress);
        return answer.promise;
      });
      for (const photo of added) await store.keep(asKept(photo));
      set([...photos, ...added]);
      void run();
      return Promise.all(answers);
    },
    /** Takes the answers of a scope while its form is open; photos kept for it are sent now. */
    take: (scope: string, taker: Taker) => {
      takers.set(scope, taker);
      set(photos);
      void run();
      return () => {
        if (takers.get(scope) !== taker) return;
        takers.delete(scope);
        set(photos);
      };
    },
    cancel: forget,
    /** Sends a refused photo again. */
    retry: async (id: string) => {
      const photo = photos.find((one) => one.id === id);
      if (photo?.state !== 'failed') return;
      await store.keep(asKept(photo));
      change(id, { state: 'waiting', failure: '' });
      void run();
    },
    /** Takes up what an earlier visit left. */
    resume: async () => {
      const kept = await store.list();
      for (const { id } of kept.filter(({ addedAt }) => now() - addedAt > longestKept)) await store.drop(id);
      const own = new Set(photos.map(({ id }) => id));
      const left = kept.filter(({ id, addedAt }) => !own.has(id) && now() - addedAt <= longestKept);
      const inOrder = left.toSorted((a, b) => a.addedAt - b.addedAt);
      set([
        ...photos,
        ...inOrder.map((photo) => ({ ...photo, state: 'waiting' as const, progress: 0, failure: '' })),
      ]);
      void run();
    },
  };
}

const asKept = ({ state: _state, progress: _progress, failure: _failure, ...kept }: UnsentPhoto): KeptPhoto =>
  kept;
