import styles from './bar.module.css';

/** A share of a whole as a bar, such as the reviews that gave five stars. The figures stand beside it as text. */
export const Bar = ({ part, whole }: { part: number; whole: number }) => (
  <span
    className={styles.bar}
    style={{ '--share': `${whole > 0 ? (part * 100) / whole : 0}%` }}
    aria-hidden
  />
);
