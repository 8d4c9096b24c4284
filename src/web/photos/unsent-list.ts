import type { KeptPhoto } from './kept-photos.ts';

/** A photo on its way. */
export interface UnsentPhoto extends KeptPhoto {
  /** `offline`: tried again by itself. `failed`: refused, with a sentence. */
  readonly state: 'preparing' | 'waiting' | 'sending' | 'offline' | 'failed' | 'sent';
  /** The share that is sent, 0 to 1. */
  readonly progress: number;
  readonly failure: string;
}

/** Where photos go. */
export interface PhotosOf {
  /** Domain and name of the call that takes one file, and its other input. */
  readonly call: readonly [domain: string, name: string];
  readonly input: Readonly<Record<string, string | undefined>>;
  /** What they belong to, such as the product that is edited. */
  readonly scope: string;
  /** Sent only while `useTaker` takes their answers. */
  readonly waitsForTaker?: boolean;
  /** Receives the share of a photo that is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type Answer = Record<string, unknown>;

/** The photos of this page with who watches them, and who takes the answers of which scope. */
export function unsentList() {
  let photos: readonly UnsentPhoto[] = [];
  let visible: readonly UnsentPhoto[] = [];
  const listeners = new Set<() => void>();
  const takers = new Map<string, (answer: Answer) => void>();
  const outcomes = new Map<string, PromiseWithResolvers<Answer | null>>();
  const watchers = new Map<string, (share: number) => void>();

  const set = (next: readonly UnsentPhoto[]) => {
    photos = next;
    visible = photos.filter(({ scope, waitsForTaker }) => !waitsForTaker || takers.has(scope));
    for (const listener of listeners) listener();
  };
  return {
    /** All but those that wait for a form to be opened: the same list until something changes. */
    visible: () => visible,
    find: (id: string) => photos.find((photo) => photo.id === id),
    /** The next photo to be sent. */
    next: () =>
      visible.find(({ state }) => state === 'preparing' || state === 'waiting' || state === 'offline'),
    add: (more: readonly UnsentPhoto[]) => set([...photos, ...more]),
    keepOnly: (isKept: (photo: UnsentPhoto) => boolean) => set(photos.filter(isKept)),
    change: (id: string, with_: Partial<UnsentPhoto>) =>
      set(photos.map((photo) => (photo.id === id ? { ...photo, ...with_ } : photo))),
    progress: (id: string, share: number) => watchers.get(id)?.(share),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take: (scope: string, taker: (answer: Answer) => void) => {
      takers.set(scope, taker);
      set(photos);
      return () => {
        if (takers.get(scope) !== taker) return;
        takers.delete(scope);
        set(photos);
      };
    },
    /** Resolves when the photo is sent, cancelled or refused. */
    expect: (id: string, onProgress: ((share: number) => void) | undefined) => {
      const answer = Promise.withResolvers<Answer | null>();
      outcomes.set(id, answer);
      if (onProgress) watchers.set(id, onProgress);
      return answer.promise;
    },
    /** @param answer null for a photo that was cancelled, refused, or sent by another tab */
    settle: (id: string, answer: Answer | null) => {
      const scope = photos.find((photo) => photo.id === id)?.scope ?? '';
      if (answer) takers.get(scope)?.(answer);
      outcomes.get(id)?.resolve(answer);
      outcomes.delete(id);
      watchers.delete(id);
    },
  };
}
export type UnsentList = ReturnType<typeof unsentList>;
