import styles from './icon.module.css';
import { type MarkName, marks } from './marks.ts';

/** Another service's mark, drawn like an icon. Hidden from screen readers, since its link has a name. */
export const Mark = ({ name, size }: { name: MarkName; size?: string }) => (
  <svg
    className={styles.filled}
    viewBox="0 0 24 24"
    {...(size ? { style: { width: size, height: size } } : {})}
    aria-hidden
  >
    <path d={marks[name]} />
  </svg>
);
