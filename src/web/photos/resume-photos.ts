import { photosWait } from './photos-wait.ts';

/** Goes on with the photos that an earlier visit left, if there are any. */
export function resumePhotos(): void {
  if (photosWait()) void import('./open-queue.ts').then(({ resume }) => resume());
}
