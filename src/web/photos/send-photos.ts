import { useEffect, useRef, useState } from 'react';
import { photosWait } from './photos-wait.ts';
import type { Answer, PhotosOf } from './unsent-list.ts';

/**
 * Sends photos one after another, shrunk, with their progress in a tray; kept until they are sent, beyond a lost
 * connection and a closed page. Resolves when none is on its way any more: null for a cancelled or refused one.
 */
export const sendPhotos = async (
  files: readonly File[],
  of: PhotosOf,
): Promise<readonly (Answer | null)[]> =>
  files.length === 0 ? [] : (await import('./open-queue.ts')).sendTo(files, of);

/**
 * Takes the answers of photos of a form while it is open, those of an earlier visit too.
 * @param hasChosen whether photos were chosen in this form: the queue's code is not loaded before
 * @returns how many of the form's photos are on their way
 */
export function useTaker(
  { scope, hasChosen }: { scope: string; hasChosen: boolean },
  taker: (answer: Answer) => void,
): number {
  const [count, setCount] = useState(0);
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  useEffect(() => {
    if (!hasChosen && !photosWait()) return;
    const ends: (() => unknown)[] = [];
    let isGone = false;
    void import('./open-queue.ts').then(async ({ take, resume, subscribe, countOf }) => {
      await resume();
      if (isGone) return;
      ends.push(subscribe(() => setCount(countOf(scope))));
      const release = await take(scope, (answer) => latest.current(answer));
      if (isGone) await release();
      else ends.push(release);
    });
    return () => {
      isGone = true;
      for (const end of ends) end();
    };
  }, [scope, hasChosen]);
  return count;
}
