import * as m from '#messages/controls';
import { groupDigits } from '../price/group-digits.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { filledStars } from './fill.ts';
import styles from './stars.module.css';

/** A rating of 0 to 5 as stars, to the nearest half. `figure` adds the number, `count` the number of reviews. */
export function Stars({
  rating,
  figure = false,
  count,
}: {
  rating: number;
  figure?: boolean;
  count?: number;
}) {
  const fullStars = filledStars(rating);
  return (
    <span className={styles.rating}>
      <span
        className={styles.stars}
        role="img"
        aria-label={m.out_of_5_stars({ replace: rating.toFixed(1).replace('.0', '') })}
        style={{ '--filled': `${fullStars * 20}%` }}
      />
      {figure && <b aria-hidden>{rating.toFixed(1)}</b>}
      {count !== undefined && (
        <span className={styles.count}>
          ({groupDigits(count)}
          <VisuallyHidden> {m.reviews()}</VisuallyHidden>)
        </span>
      )}
    </span>
  );
}
