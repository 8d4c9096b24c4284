import * as m from '#messages/product-page';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './colour-swatches.module.css';
import type { ColourChoice } from './use-colour.ts';

/**
 * A product's colours as pictures, or as names when any colour lacks a picture. Links to the same page, so they work
 * without scripts.
 */
export function ColourSwatches({ choice: { colours, colour, choose } }: { choice: ColourChoice }) {
  if (!colour) return null;
  const hasPictures = colours.every(({ image }) => image);
  return (
    <div role="group" aria-label={m.colour()}>
      <p className={styles.chosen} aria-live="polite">
        {m.colour_chosen({ colour: colour.name })}
      </p>
      <div className={styles.row}>
        {colours.map(({ name, image, isSoldOut }) => (
          <a
            key={name}
            href={`?colour=${encodeURIComponent(name)}`}
            className={classes(hasPictures ? styles.picture : styles.name, isSoldOut && styles.gone)}
            title={name}
            aria-label={isSoldOut ? m.colour_sold_out({ colour: name }) : name}
            aria-current={name === colour.name}
            onClick={(event) => {
              event.preventDefault();
              choose(name);
            }}
          >
            {hasPictures ? <Picture src={image} alt="" sizes="4rem" ratio="3 / 4" card /> : name}
          </a>
        ))}
      </div>
    </div>
  );
}
