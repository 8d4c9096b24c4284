import * as m from '#messages/desk';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from '../desk-app.module.css';

/** Shown until the session is known and the first page has its data. */
export const Opening = () => (
  <div className={styles.middle} role="status" aria-label={m.opening()}>
    <Spinner />
  </div>
);
