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
import { layOutWhenQuiet } from './lay-out-when-quiet.ts';

/** The height of each part in pixels when the customer left the page. Created in the browser only. */
export const FarHeights = createContext<Map<string, number> | null>(null);

/** A subscription that never fires: only tells server rendering and hydration from later renders. */
const neverChanges = () => () => undefined;

/**
 * A part below the first screen, such as a row of cards. It is laid out when it comes near the viewport
 * (`content-visibility`) or when the browser is idle. Its height is remembered for going back. On a page reached by a
 * link it is rendered after the first screen.
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
    (element: HTMLElement | null) => {
      layOutWhenQuiet(element);
      return () => void (element && heights?.set(name, element.offsetHeight));
    },
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
