import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as controls from '#messages/controls';
import * as m from '#messages/review-photos';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Lightbox, LightboxBar, Turns } from '../../../ui/lightbox/lightbox.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { photoPath } from '../photo.ts';
import type { WalkedPhoto } from '../photo-shape.ts';
import { dayInIndia } from './day-in-india.ts';
import styles from './photo-walk.module.css';

/**
 * A full-screen viewer for the photos of all reviews of a product, each with its review: browse by swiping, keys and
 * buttons.
 */
export function PhotoWalk({
  productId,
  start,
  onClose,
}: {
  productId: string;
  /** The photo that was clicked. */
  start: string;
  onClose: () => void;
}) {
  const photos = usePhotos(productId, onClose);
  const { row, at, go, follow } = useWalk(photos, start);
  const keys = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    Home: () => go(-photos.length),
    End: () => go(photos.length),
  };
  return (
    <Lightbox label={m.photos()} keys={keys} onClose={onClose}>
      <ul className={styles.row} ref={row} onScroll={follow}>
        {photos.map((photo) => (
          <Walked key={photo._id} photo={photo} />
        ))}
      </ul>
      <LightboxBar place="foot">
        <Turns at={at} count={photos.length} turn={go}>
          {photos.length > 0 ? m.at_of({ at: at + 1, count: photos.length }) : controls.loading()}
        </Turns>
        <IconButton icon="close" label={controls.close()} onClick={onClose} />
      </LightboxBar>
    </Lightbox>
  );
}

const Walked = ({ photo: { _id, width, height, name, rating, review, date } }: { photo: WalkedPhoto }) => (
  <li>
    <img
      src={photoPath(_id, 'full')}
      alt={m.photo_by({ name })}
      width={width}
      height={height}
      loading="lazy"
    />
    <div className={styles.said}>
      <p>
        <Stars rating={rating} /> <b>{name}</b> <time dateTime={date}>{dayInIndia(date)}</time>
      </p>
      <p className={styles.words}>{review}</p>
    </div>
  </li>
);

/** Loads a product's photos; closes the viewer if that fails. */
function usePhotos(productId: string, onClose: () => void): readonly WalkedPhoto[] {
  const api = useApi();
  const [photos, setPhotos] = useState<readonly WalkedPhoto[]>([]);
  const close = useRef(onClose);
  useEffect(() => {
    let isUnmounted = false;
    api.reviews.listPhotos({ productId }).then(
      (answer) => isUnmounted || setPhotos(answer.photos),
      (error: Error) => {
        if (isUnmounted) return;
        toast.error(error.message);
        close.current();
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, productId]);
  return photos;
}

/** The row of photos: tracks the current one and moves to others. Swiping is native scrolling. */
function useWalk(photos: readonly WalkedPhoto[], start: string) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  // A key pressed while the row is still moving continues from the target position.
  const goal = useRef(0);
  useLayoutEffect(() => {
    const first = Math.max(
      0,
      photos.findIndex(({ _id }) => _id === start),
    );
    goal.current = first;
    setAt(first);
    row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' });
  }, [photos, start]);
  const go = (by: number) => {
    goal.current = Math.min(photos.length - 1, Math.max(0, goal.current + by));
    row.current?.scrollTo({ left: goal.current * row.current.clientWidth });
  };
  const follow = () => {
    const list = row.current;
    if (!list) return;
    const position = Math.round(list.scrollLeft / list.clientWidth);
    setAt(position);
    if (Math.abs(list.scrollLeft - position * list.clientWidth) < 2) goal.current = position;
  };
  return { row, at, go, follow };
}
