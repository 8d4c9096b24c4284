import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useLowData } from '../low-data.ts';
import { Buta } from '../ornament/ornament.tsx';
import { colourOf, pictureSources } from './picture-sources.ts';
import styles from './picture.module.css';

/** The width of every picture's file in low-data mode. */
const lowDataSizes = '9rem';

/**
 * A picture in a box of fixed shape, so nothing moves when it loads. Loaded near the viewport; `eager` on the first
 * screen, `first` for the page's main picture. A missing or broken one shows the buta.
 */
export function Picture({
  src,
  alt,
  sizes = '100vw',
  ratio = '3 / 4',
  color = colourOf(src ?? ''),
  fit = 'cover',
  eager = false,
  card = false,
}: {
  /** Empty or absent where there is no picture. */
  src?: string | null;
  /** What it shows; empty where text beside it says so. */
  alt: string;
  /** How wide it is shown, as in an `img`: "(width < 768px) 50vw, 18rem". */
  sizes?: string;
  /** Width by height. */
  ratio?: string;
  /** The picture's main colour, a tint of which is shown until it has come; without one, that of the address. */
  color?: string | null;
  fit?: 'cover' | 'contain';
  eager?: boolean | 'first';
  /** In a card, so that large files need not be offered. */
  card?: boolean;
}) {
  const image = useRef<HTMLImageElement>(null);
  const low = useLowData();
  // One that is there already is not fetched a second time, smaller.
  const [lowFromTheStart] = useState(low);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    // It may have failed before the script came, or this may be another picture than before.
    const { current } = image;
    setBroken(Boolean(src && current?.complete && !current.naturalWidth));
  }, [src]);
  const missing = broken || !src;
  return (
    <span
      className={classes(styles.box, missing && styles.missing)}
      style={styleOf(ratio, missing ? null : color)}
      {...(missing && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {missing ? (
        <Buta height="38%" />
      ) : (
        <img
          ref={image}
          className={styles[fit]}
          alt={alt}
          sizes={low && (!eager || lowFromTheStart) ? lowDataSizes : sizes}
          {...pictureSources(src, { card })}
          {...(eager ? eager === 'first' && { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/** Three to four is the usual shape and stands in the style sheet: a page has dozens of pictures. */
function styleOf(ratio: string, colour: string | null): CSSProperties | undefined {
  if (ratio === '3 / 4' && !colour) return undefined;
  return { ...(ratio === '3 / 4' ? {} : { aspectRatio: ratio }), ...(colour ? { '--tint': colour } : {}) };
}
