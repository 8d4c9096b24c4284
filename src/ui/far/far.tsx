import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';
import { classes } from '../classes.ts';
import styles from './far.module.css';

/** How high each part was when its page was left, in pixels. The browser's entry makes it; on the server there is none. */
export const FarHeights = createContext<Map<string, number> | null>(null);

/** The server's page and its hydration are told from all that is rendered later. */
const neverChanges = () => () => undefined;

/**
 * A part of a page below the first screen, such as a row of cards: the browser styles, lays out and draws it when it comes near the
 * window, and not before the first screen is there. Readers and searches find what is in it all the same. It is as high as it was when
 * one comes back, so that the place on the page is found again. On a page that one goes to it is rendered after the first screen.
 */
export function Far({ name, children }: { name: string; children: ReactNode }) {
  const heights = useContext(FarHeights);
  const height = heights?.get(name);
  const isFirstPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const content = useDeferredValue(children, isFirstPage || height ? children : null);
  const remember = useCallback(
    (element: HTMLElement | null) => () => void (element && heights?.set(name, element.offsetHeight)),
    [heights, name],
  );
  return (
    <div
      ref={remember}
      className={classes(styles.far, !content && styles.waiting)}
      {...(height && { style: { containIntrinsicBlockSize: `auto ${height}px` } })}
    >
      {content}
    </div>
  );
}
