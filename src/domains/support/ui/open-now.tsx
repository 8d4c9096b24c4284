import { useEffect, useState } from 'react';
import * as m from '#messages/opening';
import { shop } from '../../../shop.ts';
import { type Opening, openingAt } from '../opening.ts';
import styles from './open-now.module.css';

const words = {
  open: () => m.open_now(),
  'opens today': () => m.opens_at({ from: shop.supportHours.from }),
  'opens tomorrow': () => m.opens_tomorrow({ from: shop.supportHours.from }),
} satisfies Record<Opening['is'], () => string>;

/**
 * Whether the phone is answered now. Pages are cached and stay open for hours, so only the browser shows it, and
 * updates it when it changes. Without JavaScript the page shows the hours.
 */
export function OpenNow() {
  const [is, setIs] = useState<Opening['is'] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const opening = openingAt(Date.now(), shop.supportHours);
      setIs(opening.is);
      clearTimeout(timer);
      timer = setTimeout(look, opening.changesIn);
    };
    look();
    // Timers pause while a device sleeps, and in pages restored by the back button.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return (
    <span className={styles.now} data-is={is ?? 'unknown'}>
      {is && words[is]()}
    </span>
  );
}
