import * as m from '#messages/controls';
import styles from './spinner.module.css';

/** Three printed dots, pressed one after another. Prefer a skeleton, which shows what is coming. */
export const Spinner = ({ label = m.loading() }: { label?: string }) => (
  <span className={styles.dots} role="img" aria-label={label}>
    <i />
    <i />
    <i />
  </span>
);
