import * as m from '#messages/review-photos';
import { photoPath } from '../photo.ts';
import type { ReviewPhoto } from '../photo-shape.ts';
import styles from './review-photos.module.css';

/** Photos in a row. A click opens the photo; without JavaScript it opens as a picture by itself. */
export function ReviewPhotos({
  photos,
  name,
  onOpen,
}: {
  photos: readonly ReviewPhoto[];
  /** The reviewer's name; omitted for the photos of all reviews. */
  name?: string;
  onOpen: (photoId: string) => void;
}) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={name ? m.photos_of({ name }) : m.photos()}>
      {photos.map(({ _id }, at) => (
        <li key={_id}>
          <a
            href={photoPath(_id, 'full')}
            onClick={(event) => {
              event.preventDefault();
              onOpen(_id);
            }}
          >
            <img
              src={photoPath(_id, 'thumbnail')}
              alt={name ? m.photo_of({ name, at: at + 1 }) : m.photo_at({ at: at + 1 })}
              width="80"
              height="80"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
