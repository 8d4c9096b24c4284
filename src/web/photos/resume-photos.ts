import { photosWaitKey } from './kept-photos.ts';

/** Goes on with the photos that an earlier visit left, if there are any. */
export function resumePhotos(): void {
  try {
    if (localStorage.getItem(photosWaitKey) === null) return;
  } catch {
    return; // Without storage nothing was kept.
  }
  void import('./open-queue.ts').then(({ resume }) => resume());
}
