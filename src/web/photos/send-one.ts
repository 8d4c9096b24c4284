import { isCallError, isPassing } from '../../platform/call-error.ts';
import type { KeptPhoto, PhotoStore } from './kept-photos.ts';
import type { Answer, UnsentList, UnsentPhoto } from './unsent-list.ts';

export interface Sending {
  readonly store: PhotoStore;
  readonly shrink: (file: File) => Promise<File>;
  readonly post: (
    address: string,
    file: Blob,
    how: { key: string; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Answer>;
}

/** Sends one photo, shrunk and kept so before. False when there was no connection, or the shop is busy. */
export async function sendOne(
  list: UnsentList,
  id: string,
  { store, shrink, post, signal }: Sending & { readonly signal: AbortSignal },
): Promise<boolean> {
  try {
    if (!(await store.has(id))) return await finish(null);
    const ready = await readyOf();
    if (!ready || signal.aborted) return true;
    list.change(id, { state: 'sending', progress: 0, failure: '' });
    const onProgress = (progress: number) => {
      list.change(id, { progress });
      list.progress(id, progress);
    };
    return await finish(await post(ready.address, ready.file, { key: id, onProgress, signal }));
  } catch (error) {
    if (signal.aborted) return true;
    if (isPassing(error)) {
      const isAnswered = isCallError(error) && error.status !== 0;
      list.change(id, { state: 'offline', progress: 0, failure: isAnswered ? error.message : '' });
      return false;
    }
    await store.drop(id);
    list.change(id, { state: 'failed', failure: (error as Error).message });
    list.settle(id, null);
    return true;
  }

  async function readyOf(): Promise<UnsentPhoto | undefined> {
    const photo = list.find(id);
    if (!photo || photo.isReady) return photo;
    list.change(id, { state: 'preparing' });
    list.change(id, { file: await shrink(photo.file), isReady: true });
    const ready = list.find(id);
    if (ready) await store.keep(asKept(ready));
    return ready;
  }

  async function finish(answer: Answer | null): Promise<true> {
    const photo = list.find(id);
    // Its form may be closed before it is saved: the answer is kept, the file is not.
    if (answer && photo?.waitsForTaker)
      await store.keep({ ...asKept(photo), file: new File([], photo.file.name), answer });
    else await store.drop(id);
    list.change(id, { state: 'sent', progress: 1 });
    list.settle(id, answer);
    return true;
  }
}

export const asKept = ({
  state: _state,
  progress: _progress,
  failure: _failure,
  ...photo
}: UnsentPhoto): KeptPhoto => photo;
