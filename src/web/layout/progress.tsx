import { useNavigation } from 'react-router';
import styles from './progress.module.css';

/** A line at the top while the next page is on its way; it waits a moment, so that quick pages show nothing. */
export function Progress() {
  const { state } = useNavigation();
  return (
    <div className={styles.line} data-busy={state !== 'idle'} role="status">
      {state === 'loading' && <span className={styles.said}>Loading</span>}
    </div>
  );
}
