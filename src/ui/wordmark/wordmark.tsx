import { Buta } from '../ornament/ornament.tsx';
import styles from './wordmark.module.css';

/** The shop's sign: the buta, its name, and its name in Devanagari if there is room. */
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
