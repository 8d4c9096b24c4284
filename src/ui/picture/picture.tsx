import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useLowData } from '../low-data.ts';
import { Buta } from '../ornament/ornament.tsx';
import { colourOf, pictureSources } from './picture-sources.ts';
import styles from './picture.module.css';

/** The `sizes` of every picture in low-data mode. */
const lowDataSizes = '9rem';

/**
 * A picture in a box of fixed shape, so that nothing moves when it loads. Loaded near the viewport; `eager` for the
 * first screen, `first` for the page's main picture. A missing or broken picture shows the buta.
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
  /** Empty or absent if there is no picture. */
  src?: string | null;
  /** What it shows; empty if text beside it says so. */
  alt: string;
  /** The `sizes` attribute of the `img`: "(width < 768px) 50vw, 18rem". */
  sizes?: string;
  /** The aspect ratio, width / height. */
  ratio?: string;
  /** The picture's main colour, shown as a tint until it has loaded; by default the one in its address. */
  color?: string | null;
  fit?: 'cover' | 'contain';
  eager?: boolean | 'first';
  /** In a card: do not offer large files. */
  card?: boolean;
}) {
  const image = useRef<HTMLImageElement>(null);
  const low = useLowData();
  // A picture that has loaded already is not loaded again in a smaller size.
  const [lowFromTheStart] = useState(low);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // It may have failed before hydration, or `src` may have changed.
    const { current } = image;
    setBroken(Boolean(src && current?.complete && !current.naturalWidth));
  }, [src]);
  const missing = isBroken || !src;
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

/** 3 / 4 is the default in the style sheet, to save an attribute on dozens of pictures. */
function styleOf(ratio: string, colour: string | null): CSSProperties | undefined {
  if (ratio === '3 / 4' && !colour) return undefined;
  return { ...(ratio === '3 / 4' ? {} : { aspectRatio: ratio }), ...(colour ? { '--tint': colour } : {}) };
}
