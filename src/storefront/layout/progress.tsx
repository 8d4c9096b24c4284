import { useLocation, useNavigation } from 'react-router';
import * as m from '#messages/shell';
import { useLoaded } from '../../ui/loaded.ts';
import styles from './progress.module.css';

/** The outlines of pages: fetched when the first page is quiet, so that they are there when the network is slow. */
export const loadSkeleton = () => import('./page-skeleton.tsx').then((module) => module.PageSkeleton);

/**
 * A line at the top while the next page is on its way; it waits a moment, so that quick pages show nothing. A slow page's
 * outline comes after it.
 */
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
