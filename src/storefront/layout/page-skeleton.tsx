import { useEffect, useState } from 'react';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import styles from './page-skeleton.module.css';

/** Milliseconds before a skeleton shows: most pages have loaded by then. */
const patience = 350;

/**
 * The skeleton of a slow page, over the old page. The old page stays mounted below, so nothing is lost if the new one
 * fails, and going back restores its position.
 */
export function PageSkeleton({ path }: { path: string }) {
  const [top, setTop] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(
      () => setTop(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      patience,
    );
    return () => clearTimeout(timer);
  }, []);
  if (top === undefined) return null;
  return (
    <div className={styles.sheet} style={{ insetBlockStart: top }} data-testid="page-skeleton" aria-hidden>
      <div className={styles.page}>{outlineOf(path)}</div>
    </div>
  );
}

function outlineOf(path: string) {
  if (path.startsWith('/product/details/'))
    return (
      <div className={styles.product}>
        <Skeleton ratio="3 / 4" />
        <div className={styles.words}>
          <Skeleton width="30%" />
          <Skeleton width="80%" height="2rem" />
          <Skeleton width="45%" height="1.5rem" />
          <SkeletonText lines={4} />
          <Skeleton height="3.375rem" />
        </div>
      </div>
    );
  if (/^\/(shops|products|product\/category)/.test(path))
    return (
      <>
        <Skeleton width="14rem" height="2rem" />
        <div className={styles.cards}>
          {Array.from({ length: 8 }, (_, card) => (
            <div key={card} className={styles.card}>
              <Skeleton ratio="3 / 4" />
              <Skeleton width="40%" />
              <Skeleton width="85%" />
              <Skeleton width="55%" />
            </div>
          ))}
        </div>
      </>
    );
  return (
    <>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="9rem" />
      <SkeletonText lines={5} />
    </>
  );
}
