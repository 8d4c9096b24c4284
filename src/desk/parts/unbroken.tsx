import { Fragment } from 'react';
import styles from './parts.module.css';

/** Text whose words with a hyphen stay in one line: a size such as 8-9Y, an order's number. Nor does a line begin or end with a dot. */
export const Unbroken = ({ text }: { text: string }) =>
  text
    .replaceAll(' · ', '\u00a0·\u00a0')
    .split(/(\S*\d-\d\S*)/)
    .map((part, at) =>
      at % 2 === 0 ? (
        <Fragment key={at}>{part}</Fragment>
      ) : (
        <span key={at} className={styles.unbroken}>
          {part}
        </span>
      ),
    );
