import { useState } from 'react';
import * as controls from '#messages/controls';
import * as m from '#messages/product-page';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Lightbox, LightboxBar, Turns } from '../../../ui/lightbox/lightbox.tsx';
import { pictureSources } from '../../../ui/picture/picture-sources.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './picture-viewer.module.css';
import { useZoom } from './use-zoom.ts';

/** Pixels that an arrow key moves an enlarged picture. */
const stroke = 80;

/** A product's pictures full screen, with zoom by pinch, wheel, keys and buttons. */
export function PictureViewer({
  images,
  name,
  start,
  onClose,
}: {
  images: readonly string[];
  name: string;
  start: number;
  onClose: () => void;
}) {
  const [at, setAt] = useState(start);
  const step = (by: number) => setAt((now) => Math.min(images.length - 1, Math.max(0, now + by)));
  const { view, zoom, pan, rest, handlers } = useZoom(step);
  const turn = (by: number) => {
    rest();
    step(by);
  };
  const isLarge = view.scale > 1;
  const keys: Record<string, () => void> = {
    '+': () => zoom(1.5),
    '=': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
    '0': rest,
    ArrowLeft: () => (isLarge ? pan(stroke, 0) : turn(-1)),
    ArrowRight: () => (isLarge ? pan(-stroke, 0) : turn(1)),
    ArrowUp: () => pan(0, stroke),
    ArrowDown: () => pan(0, -stroke),
  };
  return (
    <Lightbox label={name} keys={keys} onClose={onClose}>
      <div className={styles.stage} {...handlers} data-large={isLarge}>
        <div
          className={styles.picture}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            backgroundImage: `url("${pictureSources(images[at] ?? '').src}")`,
          }}
        >
          <Picture
            key={images[at]}
            src={images[at] ?? ''}
            alt={m.picture_of_2({ name, shown: at + 1, max: images.length })}
            sizes="1280px"
            ratio="auto"
            fit="contain"
            color={null}
            eager
          />
        </div>
      </div>
      <LightboxBar place="corner">
        <IconButton
          icon="minus"
          label={m.zoom_out()}
          onClick={() => zoom(1 / 1.5)}
          aria-disabled={!isLarge}
        />
        <IconButton icon="plus" label={m.zoom_in()} onClick={() => zoom(1.5)} />
        <IconButton icon="close" label={controls.close()} onClick={onClose} />
      </LightboxBar>
      {images.length > 1 && (
        <LightboxBar place="foot">
          <Turns at={at} count={images.length} turn={turn}>
            {m.picture_of({ index: at + 1, count: images.length })}
          </Turns>
        </LightboxBar>
      )}
    </Lightbox>
  );
}
