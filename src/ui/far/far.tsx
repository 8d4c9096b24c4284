import { createContext, type ReactNode, useCallback, useContext } from 'react';
import styles from './far.module.css';

/** How high each part was when its page was left, in pixels. The browser's entry makes it; on the server there is none. */
export const FarHeights = createContext<Map<string, number> | null>(null);

/**
 * A part of a page below the first screen, such as a row of cards: the browser styles, lays out and draws it when it comes near the
 * window, and not before the first screen is there. Readers and searches find what is in it all the same. It is as high as it was when
 * one comes back, so that the place on the page is found again.
 */
export function Far({ name, children }: { name: string; children: ReactNode }) {
  const heights = useContext(FarHeights);
  const height = heights?.get(name);
  const remember = useCallback(
    (element: HTMLElement | null) => () => void (element && heights?.set(name, element.offsetHeight)),
    [heights, name],
  );
  return (
    <div
      ref={remember}
      className={styles.far}
      {...(height && { style: { containIntrinsicBlockSize: `auto ${height}px` } })}
    >
      {children}
    </div>
  );
}
