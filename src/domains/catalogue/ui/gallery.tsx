import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/product-page';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './gallery.module.css';
import type { PictureViewer } from './picture-viewer.tsx';

/** Chooses the smallest file for a thumbnail, even on very dense screens. */
const thumbnailSizes = '(min-resolution: 2.2dppx) 3.3rem, 5rem';

interface Props {
  readonly images: readonly string[];
  /** Those of them that are drawings, which is said. */
  readonly drawings: readonly string[];
  readonly name: string;
  readonly sizes: string;
  /** The picture of the chosen colour; the gallery scrolls to it when it changes. */
  readonly wanted?: string | undefined;
}

/** A product's pictures in a row to swipe through, with thumbnails, or dots on a phone. A click opens the viewer. */
export function Gallery({ images: allImages, drawings, name, sizes, wanted = '' }: Props) {
  // The wanted picture comes first, so that it shows without scripts too.
  const [first] = useState(wanted);
  const images = allImages.includes(first) ? [...new Set([first, ...allImages])] : allImages;
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
            aria-label={drawings.includes(image) ? m.zoom_drawing() : m.zoom_picture()}
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
            {drawings.includes(image) && <span className={styles.drawing}>{m.drawing_not_photo()}</span>}
          </button>
        ))}
      </div>
      {Viewer && <Viewer images={images} name={name} start={shown} onClose={() => setViewer(null)} />}
    </div>
  );
}

/**
 * A scroll-snapping row.
 * @param startIndex index to scroll to when it changes; -1: none
 */
function useRow(startIndex: number) {
  const row = useRef<HTMLDivElement>(null);
  const [currentIndex, setShown] = useState(Math.max(0, startIndex));
  const show = (at: number) => {
    setShown(at);
    scrollTo(row.current, at);
  };
  useEffect(() => scrollTo(row.current, startIndex), [startIndex]);
  const follow = () => {
    const step = leftOf(row.current, 1);
    if (step && row.current) setShown(Math.round(row.current.scrollLeft / step));
  };
  return { row, shown: currentIndex, show, follow };
}

/** Scrolls to the picture at this index; -1 leaves the row as it is. */
function scrollTo(row: HTMLElement | null, at: number): void {
  if (row && at >= 0) row.scrollTo({ left: leftOf(row, at), behavior: 'instant' });
}

/** Where the picture at this index starts, from the row's start. */
function leftOf(row: HTMLElement | null, at: number): number {
  const [first, one] = [row?.children[0], row?.children[at]] as (HTMLElement | undefined)[];
  return first && one ? one.offsetLeft - first.offsetLeft : 0;
}
