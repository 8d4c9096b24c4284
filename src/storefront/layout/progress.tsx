import { useLocation, useNavigation } from 'react-router';
import * as m from '#messages/shell';
import { useLoaded } from '../../ui/loaded.ts';
import styles from './progress.module.css';

/** Page skeletons, loaded when the first page is idle, so that they are available when the network is slow. */
export const loadSkeleton = () => import('./page-skeleton.tsx').then((module) => module.PageSkeleton);

/** A progress line while the next page loads, after a short delay, so that fast pages show nothing; then the page's skeleton. */
export function Progress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const leaving = state === 'loading' && location.pathname !== pathname;
  const PageSkeleton = useLoaded(loadSkeleton, leaving);
  return (
    <>
      <div className={styles.line} data-busy={state !== 'idle'} role="status">
        {state === 'loading' && <span className={styles.said}>{m.loading()}</span>}
      </div>
      {leaving && PageSkeleton && <PageSkeleton path={location.pathname} />}
    </>
  );
}
