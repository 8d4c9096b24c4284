import styles from './bar.module.css';

/** A share as a bar, such as reviews with five stars. Show the figures beside it as text. */
export const Bar = ({ part, whole }: { part: number; whole: number }) => (
  <span
    className={styles.bar}
    style={{ '--share': `${whole > 0 ? (part * 100) / whole : 0}%` }}
    aria-hidden
  />
);
