import styles from './icon.module.css';
import { type MarkName, marks } from './marks.ts';

/** Another service's mark, as an icon is drawn; silent, since its link says where it leads. */
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
