/** After this long (milliseconds) a photo is sent as it is. */
const patience = 30_000;

/** May move, or hold more than the browser reads: such files are sent as they are. */
const asTheyAre = ['image/gif', 'image/avif'];

/**
 * Turns a photo upright, shrinks and re-encodes it in a worker, so that the page stays smooth. What the browser cannot
 * read, or makes no smaller, is returned as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (asTheyAre.includes(file.type) || !('OffscreenCanvas' in window)) return file;
  const jpeg = await inWorker(file);
  return jpeg ? new File([jpeg], file.name, { type: jpeg.type }) : file;
}

/** A worker for each photo: its memory, many times the file's, is free again when it ends. */
function inWorker(file: File): Promise<Blob | null> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    setTimeout(resolve, patience, null);
    worker.postMessage(file, []);
  }).finally(() => worker.terminate());
}
