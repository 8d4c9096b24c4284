import { useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as m from '#messages/photos';
import { Button } from '../../ui/button/button.tsx';
import type { PhotoQueue } from './photo-queue.ts';
import type { UnsentPhoto } from './unsent-list.ts';
import styles from './tray.module.css';

/** Shows on every page, at its foot, how photos get on; nothing while none is on its way. */
export function showTray(queue: PhotoQueue): void {
  const place = document.createElement('div');
  document.body.append(place);
  // Every page has loaded `hydrateRoot` already, and none `createRoot`.
  hydrateRoot(place, <Tray queue={queue} />);
}

const none: readonly UnsentPhoto[] = [];

function Tray({ queue }: { queue: PhotoQueue }) {
  const photos = useSyncExternalStore(queue.subscribe, queue.visible, () => none);
  const open = photos.filter(({ state }) => state !== 'sent');
  if (open.length === 0) return null;
  const sentCount = photos.length - open.length;
  const offlinePhoto = open.find(({ state }) => state === 'offline');
  return (
    <section className={styles.tray} aria-label={m.photos()}>
      <p role="status">
        {offlinePhoto
          ? offlinePhoto.failure || m.no_connection()
          : open.every(({ state }) => state === 'failed')
            ? m.not_sent({ count: open.length })
            : m.sending({ sent: sentCount, count: photos.length })}
      </p>
      <ul className={styles.list}>
        {open.map((photo) => (
          <Photo key={photo.id} photo={photo} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function Photo({ photo, queue }: { photo: UnsentPhoto; queue: PhotoQueue }) {
  const { id, file, state, progress, failure } = photo;
  return (
    <li className={styles.photo}>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.buttons}>
        {state === 'failed' && (
          <Button size="small" variant="quiet" onClick={() => void queue.retry(id)}>
            {m.try_again()}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={
            state === 'failed' ? m.remove_one({ name: file.name }) : m.cancel_one({ name: file.name })
          }
          onClick={() => queue.cancel(id)}
        >
          {state === 'failed' ? m.remove() : m.cancel()}
        </Button>
      </span>
      {state === 'failed' ? (
        <p className={styles.failure}>{failure}</p>
      ) : (
        <progress
          className={styles.bar}
          aria-label={m.progress_of({ name: file.name })}
          {...(state === 'preparing' ? {} : { value: progress })}
        />
      )}
    </li>
  );
}
