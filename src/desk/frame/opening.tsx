import * as m from '#messages/desk';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from '../desk-app.module.css';

/** While it is not known yet who is here, and until the first page has its data. */
export const Opening = () => (
  <div className={styles.middle} role="status" aria-label={m.opening()}>
    <Spinner />
  </div>
);
