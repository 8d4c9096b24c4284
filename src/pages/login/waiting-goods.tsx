import { useRef, useState } from 'react';
import * as m from '#messages/login';
import { guestGoods, saveGuestGoods, type GuestGood } from '../../domains/catalogue/ui/guest-goods.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isSame, keptGoods, type Waiting } from './waiting.ts';
import { KeptRow, WaitingRow } from './waiting-row.tsx';
import styles from './waiting-goods.module.css';

/** The products a guest chose before being asked to log in, so that they do not seem lost. */
export function WaitingGoods({ wanted }: { wanted: Waiting | null }) {
  const isHydrated = useHydrated();
  return isHydrated ? <Kept wanted={wanted} /> : <Goods wanted={wanted} kept={[]} onRemove={() => {}} />;
}

function Kept({ wanted }: { wanted: Waiting | null }) {
  const [goods, setKept] = useState(keptGoods);
  // An Add to Cart that was kept also names its product in `next`: show it once.
  const [other] = useState(() => goods.every(({ productId }) => productId !== wanted?.productId) && wanted);
  const remove = (good: GuestGood) => {
    saveGuestGoods(guestGoods().filter((one) => !isSame(one, good)));
    setKept(keptGoods());
  };
  return <Goods wanted={other || null} kept={goods} onRemove={remove} />;
}

function Goods({
  wanted,
  kept,
  onRemove,
}: {
  wanted: Waiting | null;
  kept: readonly GuestGood[];
  onRemove: (good: GuestGood) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = kept.length + (wanted ? 1 : 0);
  if (count === 0) return null;
  return (
    <section className={styles.waiting} aria-label={m.waiting_for_you()}>
      <h2 ref={heading} tabIndex={-1}>
        {m.waiting_for_you()} {count > 1 && <span className={styles.count}>{count}</span>}
      </h2>
      {/* A long list scrolls, so that the form stays on the first screen. */}
      <ul className={styles.list} {...(count > 2 && { tabIndex: 0 })}>
        {wanted && <WaitingRow name={wanted.name} seen={wanted} />}
        {kept.map((good) => (
          <KeptRow
            key={good.key}
            good={good}
            onRemove={() => {
              onRemove(good);
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
      {kept.length > 0 && <p className={styles.soft}>{m.added_when_you_log_in()}</p>}
    </section>
  );
}
