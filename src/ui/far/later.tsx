import { type ReactNode, useEffect } from 'react';
import styles from './far.module.css';
import { useLater } from './use-later.ts';

/** Which were on the screen. Only a browser renders anything later: on the server it stays empty. */
const seen = new Set<string>();

/**
 * A part of a page below the first screen that is laid out like any other: on a page that one goes to it is rendered when the first screen
 * has been painted. Unlike `Far` it is no size of its own, so it may be as long as what is in it.
 * @param name of what it shows, by which it is known when one comes back
 */
export function Later({ name, children }: { name: string; children: ReactNode }) {
  const ready = useLater(seen.has(name));
  useEffect(() => void (ready && seen.add(name)), [name, ready]);
  return ready ? children : <div className={styles.waiting} />;
}
