import { useEffect, useRef } from 'react';

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

type Answer = Record<string, unknown>;

/**
 * Sends photos one after another, shrunk, with their progress in a tray; kept until they are sent, beyond a lost
 * connection and a closed page. Resolves when none is on its way any more: null for a cancelled or refused one.
 */
export const sendPhotos = async (
  files: readonly File[],
  of: PhotosOf,
): Promise<readonly (Answer | null)[]> =>
  files.length === 0 ? [] : (await import('./open-queue.ts')).sendTo(files, of);

/** Takes the answers of photos of a form while it is open, those of an earlier visit too. */
export function useTaker(scope: string, taker: (answer: Answer) => void): void {
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  useEffect(() => {
    let release: (() => void) | undefined;
    let isGone = false;
    void import('./open-queue.ts').then(async ({ take, resume }) => {
      await resume();
      if (!isGone) release = take(scope, (answer) => latest.current(answer));
    });
    return () => {
      isGone = true;
      release?.();
    };
  }, [scope]);
}
