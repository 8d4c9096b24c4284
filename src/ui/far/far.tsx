import { type ReactNode, useCallback } from 'react';
import { classes } from '../classes.ts';
import styles from './far.module.css';
import { useLater } from './use-later.ts';

/** How high each was when its page was left, in pixels. Only a browser lays anything out: on the server it stays empty. */
const heights = new Map<string, number>();

/**
 * A part of a page below the first screen, such as a row of cards: the browser styles, lays out and draws it when it comes near the
 * window, and not before the first screen is there. Readers and searches find what is in it all the same. It is as high as it was when
 * one comes back, so that the place on the page is found again. On a page that one goes to it is rendered after the first screen was painted.
 */
export function Far({ name, children }: { name: string; children: ReactNode }) {
  const height = heights.get(name);
  const ready = useLater(height !== undefined);
  const remember = useCallback(
    (element: HTMLElement | null) => () => void (element && heights.set(name, element.offsetHeight)),
    [name],
  );
  return (
    <div
      ref={remember}
      className={classes(styles.far, !ready && styles.waiting)}
      data-below
      {...(height && { style: { containIntrinsicBlockSize: `auto ${height}px` } })}
    >
      {ready && children}
    </div>
  );
}
