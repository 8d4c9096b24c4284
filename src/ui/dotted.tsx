import { Fragment } from 'react';
import styles from './dotted.module.css';

/** Joins the given words with dots. No line starts or ends with a dot, and none breaks within '8-9Y'. */
export function Dotted({ words }: { words: readonly (string | false | undefined)[] }) {
  const there = words.filter((word): word is string => !!word);
  return (
    <span className={styles.dotted}>
      {there.map((word, at) => (
        <Fragment key={`${at} ${word}`}>
          <span>
            {at > 0 && <i>· </i>}
            {word}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
