import { Buta } from '../ornament/ornament.tsx';
import styles from './wordmark.module.css';

/** The sign over the door: the buta, the shop's name, and the name in Devanagari where there is room. */
export const Wordmark = ({ name, sign }: { name: string; sign?: string }) => (
  <span className={styles.mark}>
    <Buta height="1.45em" />
    <span className={styles.name}>{name}</span>
    {sign && (
      <span className={styles.sign} lang="hi" aria-hidden>
        {sign}
      </span>
    )}
  </span>
);
