import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

/** A placeholder of the same size as the content to come. Sizes are CSS lengths; `ratio` is width by height ("3 / 4"). */
export const Skeleton = ({
  width = '100%',
  height,
  ratio,
  round = false,
}: {
  width?: string;
  height?: string;
  ratio?: string;
  round?: boolean;
}) => (
  <span
    className={classes(styles.bone, round && styles.round)}
    style={{ width, height: height ?? (ratio ? 'auto' : '1em'), aspectRatio: ratio }}
    aria-hidden
  />
);

/** Placeholder lines of text, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className={styles.lines} aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} />
    ))}
  </span>
);
