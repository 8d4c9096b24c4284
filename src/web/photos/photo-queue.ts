import type { KeptPhoto } from './kept-photos.ts';
import { asKept, type Sending, sendOne } from './send-one.ts';
import { type Answer, type UnsentList, unsentList, type UnsentPhoto } from './unsent-list.ts';

/** Where photos go. */
interface Target {
  readonly address: string;
  readonly scope: string;
  readonly waitsForTaker?: boolean;
  /** Receives the share of a photo that is sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

interface QueueDeps extends Sending {
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

const byAge = (a: KeptPhoto, b: KeptPhoto) => a.addedAt - b.addedAt;

const waiting = (photo: KeptPhoto): UnsentPhoto => ({ ...photo, state: 'waiting', progress: 0, failure: '' });

/** Sends what the list has, one photo after another, and waits where there is no connection. */
function sender(list: UnsentList, cancels: Map<string, AbortController>, deps: QueueDeps) {
  let isRunning = false;
  return async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      let tries = 0;
      for (let next = list.next(); next; next = list.next()) {
        const { id } = next;
        const cancel = new AbortController();
        cancels.set(id, cancel);
        const isThrough = await deps.alone(() => sendOne(list, id, { ...deps, signal: cancel.signal }));
        cancels.delete(id);
        tries = isThrough ? 0 : tries + 1;
        if (!isThrough) await deps.pause(pauses[Math.min(tries, pauses.length) - 1] ?? 0);
      }
    } finally {
      isRunning = false;
    }
    list.keepOnly(({ state }) => state !== 'sent');
  };
}

/**
 * Sends photos one after another, each turned and shrunk before. They are kept until they are sent: after a lost line they
 * are tried again, after a closed page at the next visit.
 */
export function createPhotoQueue(deps: QueueDeps) {
  const { store, newId, now } = deps;
  const list = unsentList();
  const cancels = new Map<string, AbortController>();
  /** The ids of this page's photos: they are kept before they are listed. */
  const own = new Set<string>();
  const start = sender(list, cancels, deps);

  return {
    visible: list.visible,
    subscribe: list.subscribe,
    /** Sends files in this order. Resolves to their answers; null for one that was cancelled or refused. */
    send: async (
      files: readonly File[],
      { address, scope, waitsForTaker = false, onProgress }: Target,
    ): Promise<(Answer | null)[]> => {
      const since = now();
      const photos = files.map((file, at) =>
        waiting({ id: newId(), address, scope, waitsForTaker, file, isReady: false, addedAt: since + at }),
      );
      for (const { id } of photos) own.add(id);
      const answers = photos.map(({ id }) => list.expect(id, onProgress));
      for (const photo of photos) await store.keep(asKept(photo));
      list.add(photos);
      void start();
      return Promise.all(answers);
    },
    /** How many photos of a scope are on their way. */
    countOf: (scope: string) =>
      list.visible().filter((photo) => photo.scope === scope && !['sent', 'failed'].includes(photo.state))
        .length,
    /**
     * Takes the answers of a scope while its form is open, those of a closed page too; photos kept for it are sent now.
     * Returns how to end it, when the form is saved or left: the answers are kept no longer.
     */
    take: async (scope: string, taker: (answer: Answer) => void) => {
      const listAnswers = async () =>
        (await store.list()).filter((photo) => photo.scope === scope && photo.answer !== undefined);
      for (const { answer } of (await listAnswers()).toSorted(byAge)) if (answer) taker(answer);
      const release = list.take(scope, taker);
      void start();
      return async () => {
        release();
        for (const { id } of await listAnswers()) await store.drop(id);
      };
    },
    cancel: (id: string): void => {
      cancels.get(id)?.abort();
      list.settle(id, null);
      list.keepOnly((photo) => photo.id !== id);
      void store.drop(id);
    },
    /** Sends a refused photo again. */
    retry: async (id: string): Promise<void> => {
      const photo = list.find(id);
      if (photo?.state !== 'failed') return;
      await store.keep(asKept(photo));
      list.change(id, { state: 'waiting', failure: '' });
      void start();
    },
    /** Takes up what an earlier visit left. */
    resume: async (): Promise<void> => {
      const photos = await store.list();
      const isOld = ({ addedAt }: KeptPhoto) => now() - addedAt > longestKept;
      for (const { id } of photos.filter(isOld)) await store.drop(id);
      const rest = photos.filter((photo) => !own.has(photo.id) && !photo.answer && !isOld(photo));
      for (const { id } of rest) own.add(id);
      list.add(rest.toSorted(byAge).map(waiting));
      void start();
    },
  };
}
