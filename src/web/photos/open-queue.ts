import { randomKey } from '../../platform/send-once.ts';
import { addressOfCall } from '../send-call.ts';
import { indexedPhotos } from './kept-photos.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { postPhoto } from './post-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { showTray } from './tray.tsx';
import type { PhotosOf } from './unsent-list.ts';

/** This page's queue; other tabs wait while it sends. */
const queue = createPhotoQueue({
  store: indexedPhotos(),
  shrink: shrinkPhoto,
  post: postPhoto,
  pause: untilOnline,
  // In a private network without https there are no locks: two tabs might then send the same photo, which is stored once.
  alone: (work) => ('locks' in navigator ? navigator.locks.request('photos', work) : work()),
  newId: randomKey,
  now: () => new Date().getTime(),
});
showTray(queue);

export const { take, resume, subscribe, countOf } = queue;

/** As `sendPhotos`. */
export const sendTo = (files: readonly File[], { call: [domain, name], input, ...rest }: PhotosOf) =>
  queue.send(files, { ...rest, address: addressOfCall(domain, name, input) });

function untilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
