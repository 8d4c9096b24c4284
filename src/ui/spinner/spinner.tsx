import styles from './spinner.module.css';

/** Three printed dots, pressed one after another. Rare: a skeleton says more about what is coming. */
export const Spinner = ({ label = 'Loading' }: { label?: string }) => (
  <span className={styles.dots} role="img" aria-label={label}>
    <i />
    <i />
    <i />
  </span>
);
