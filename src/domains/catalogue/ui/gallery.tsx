import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/product-page';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './gallery.module.css';
import type { PictureViewer } from './picture-viewer.tsx';

/** The smallest file for a thumbnail, on very dense screens too. */
const thumbnailSizes = '(min-resolution: 2.2dppx) 3.3rem, 5rem';

interface Props {
  readonly images: readonly string[];
  readonly name: string;
  readonly sizes: string;
  /** The picture of the chosen colour; the gallery goes there when it changes. */
  readonly wanted?: string | undefined;
}

/** A product's pictures in a row to swipe through, with thumbnails, on a phone dots. Pressed, one fills the screen. */
export function Gallery({ images: given, name, sizes, wanted = '' }: Props) {
  // The wanted one is first without scripts, too.
  const [first] = useState(wanted);
  const images = given.includes(first) ? [first, ...given.filter((image) => image !== first)] : given;
  const { row, shown, show, follow } = useRow(images.indexOf(wanted));
  const [Viewer, setViewer] = useState<typeof PictureViewer | null>(null);
  const count = Math.max(1, images.length);
  return (
    <div className={styles.gallery}>
      {images.length > 1 && (
        <div className={styles.thumbnails} role="group" aria-label={m.pictures()}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              className={classes(styles.thumbnail, index === shown && styles.chosen)}
              aria-label={m.picture_of({ index: index + 1, count })}
              aria-pressed={index === shown}
              onClick={() => show(index)}
            >
              <Picture src={image} alt="" sizes={thumbnailSizes} ratio="3 / 4" />
            </button>
          ))}
        </div>
      )}
      <div className={styles.row} ref={row} onScroll={follow}>
        {(images.length > 0 ? images : ['']).map((image, index) => (
          <button
            key={image}
            type="button"
            className={styles.large}
            aria-label={m.zoom_picture()}
            tabIndex={index === shown ? 0 : -1}
            aria-hidden={index !== shown}
            onClick={() =>
              void import('./picture-viewer.tsx').then((module) => setViewer(() => module.PictureViewer))
            }
          >
            <Picture
              src={image}
              alt={m.picture_of_2({ name, shown: index + 1, max: count })}
              sizes={sizes}
              ratio="3 / 4"
              eager={index === 0 && 'first'}
            />
          </button>
        ))}
      </div>
      {Viewer && <Viewer images={images} name={name} start={shown} onClose={() => setViewer(null)} />}
    </div>
  );
}

/** A row that scrolls by its own width. @param wanted the place it goes to when this changes; -1: none */
function useRow(wanted: number) {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(Math.max(0, wanted));
  const show = (at: number) => {
    setShown(at);
    scrollTo(row.current, at);
  };
  useEffect(() => scrollTo(row.current, wanted), [wanted]);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth) setShown(Math.round(scrollLeft / clientWidth));
  };
  return { row, shown, show, follow };
}

/** Brings the picture at this place into view; -1 leaves the row as it is. */
function scrollTo(row: HTMLElement | null, at: number): void {
  if (row && at >= 0) row.scrollTo({ left: at * row.clientWidth, behavior: 'instant' });
}
