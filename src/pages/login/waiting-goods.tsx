import { useEffect, useState } from 'react';
import * as m from '#messages/login';
import { Picture } from '../../ui/picture/picture.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useApi } from '../../web/page.tsx';
import { pressedBefore, readWaiting, type Waiting } from './waiting.ts';
import styles from './waiting-goods.module.css';

/** What a guest wanted before they were asked to log in: it is in sight, so that nobody thinks it lost. */
export function WaitingGoods({ next }: { next: string }) {
  const api = useApi();
  const hydrated = useHydrated();
  const [waiting, setWaiting] = useState<Waiting | null>();
  useEffect(() => {
    const pressed = pressedBefore(next);
    if (!pressed) return setWaiting(null);
    readWaiting(api, pressed).then(setWaiting, () => setWaiting(null));
  }, [api, next]);
  // Its room is kept until it has come, so that the form under it stays where it is.
  if (waiting === null || !hydrated || (!waiting && !pressedBefore(next))) return null;
  return (
    <section className={styles.waiting} aria-label={m.waiting_for_you()}>
      {waiting && (
        <>
          <span className={styles.picture}>
            <Picture src={waiting.image} alt="" sizes="4.5rem" ratio="3 / 4" />
          </span>
          <p className={styles.words}>
            <span className={styles.soft}>{m.waiting_for_you()}</span>
            <b>{waiting.name}</b>
            <span className={styles.soft}>
              {[waiting.variant, waiting.quantity > 1 && m.pieces({ count: waiting.quantity })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <b>{formatRupees(waiting.price)}</b>
          </p>
        </>
      )}
    </section>
  );
}
