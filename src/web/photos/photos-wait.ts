/** Says at the next visit, before the queue's code is loaded, that photos are kept. */
const key = 'photos-wait';

/** True when an earlier visit left photos. */
export function photosWait(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // Without storage nothing was kept.
  }
}

/** @param areKept whether any photo is kept now */
export function notePhotosWait(areKept: boolean): void {
  try {
    if (areKept) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without it they last as long as the page.
  }
}

/** Forgets all unsent photos of this browser, as when their customer logs out. */
export function forgetKeptPhotos(): void {
  if (!photosWait()) return;
  notePhotosWait(false);
  indexedDB.deleteDatabase('photos');
}
