import { useState } from 'react';
import * as m from '#messages/product';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './gallery.module.css';

/** The smallest file for a thumbnail, on very dense screens too. */
const thumbnailSizes = '(min-resolution: 2.2dppx) 3.3rem, 5rem';

interface Props {
  readonly images: readonly string[];
  readonly name: string;
  readonly sizes: string;
}

/** A product's pictures: one large, the others as thumbnails; pressed, the large one opens at full size. */
export function Gallery({ images, name, sizes }: Props) {
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const picture = images[shown] ?? images[0] ?? '';
  return (
    <div className={styles.gallery}>
      {images.length > 1 && (
        <div className={styles.thumbnails} role="group" aria-label={m.pictures()}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              className={classes(styles.thumbnail, index === shown && styles.chosen)}
              aria-label={m.picture_of({ index: index + 1, count: images.length })}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <Picture src={image} alt="" sizes={thumbnailSizes} ratio="3 / 4" />
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className={styles.large}
        aria-label={m.zoom_picture()}
        onClick={() => setZoomed(true)}
      >
        <Picture
          key={picture}
          src={picture}
          alt={m.picture_of_2({ name, shown: shown + 1, max: Math.max(1, images.length) })}
          sizes={sizes}
          ratio="3 / 4"
          eager="first"
        />
      </button>
      {zoomed && (
        <Dialog open onClose={() => setZoomed(false)} title={name}>
          <div className={styles.zoom}>
            <Picture src={picture} alt={name} sizes="1280px" ratio="3 / 4" eager />
          </div>
        </Dialog>
      )}
    </div>
  );
}
