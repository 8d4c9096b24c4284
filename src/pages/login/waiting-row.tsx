import { type ReactNode, useEffect, useState } from 'react';
import * as m from '#messages/login';
import type { GuestGood } from '../../domains/catalogue/ui/guest-goods.ts';
import { isPassing } from '../../platform/call-error.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { useApi } from '../../web/page.tsx';
import { readWaiting, type Waiting } from './waiting.ts';
import styles from './waiting-goods.module.css';

/** A product kept on this device. Shows the stored name at once, then the current data. */
export function KeptRow({ good, onRemove }: { good: GuestGood; onRemove: () => void }) {
  const api = useApi();
  const [waiting, setSeen] = useState<Waiting | null>();
  const { productId, variantId, quantity = 1, name } = good;
  useEffect(() => {
    readWaiting(api, { product: productId, variantId, quantity }).then(setSeen, (error: unknown) => {
      if (!isPassing(error)) setSeen(null);
    });
  }, [api, productId, variantId, quantity]);
  return (
    <WaitingRow name={name} seen={waiting} isWish={good.quantity === undefined}>
      <IconButton icon="close" size="small" label={m.remove_waiting({ name })} onClick={onRemove} />
    </WaitingRow>
  );
}

/** One waiting product. `seen` is null if it is no longer sold, undefined until it is loaded. */
export function WaitingRow({
  name,
  seen,
  isWish = false,
  children,
}: {
  name: string;
  seen: Waiting | null | undefined;
  isWish?: boolean;
  children?: ReactNode;
}) {
  const facts = [
    isWish && m.for_your_wishlist(),
    seen?.variant,
    !isWish && seen && seen.quantity > 1 && m.pieces({ count: seen.quantity }),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {seen && <Picture src={seen.image} alt="" sizes="3rem" ratio="3 / 4" />}
      </span>
      <p className={styles.words}>
        <b>{name}</b>
        <span className={styles.soft}>{facts.filter(Boolean).join(' · ')}</span>
        {seen === null ? (
          <span className={styles.gone}>{m.no_longer_sold()}</span>
        ) : (
          seen && (
            <span>
              <b>{formatRupees(seen.price)}</b>{' '}
              {seen.isSoldOut && !isWish && <span className={styles.gone}>{m.sold_out_meanwhile()}</span>}
            </span>
          )
        )}
      </p>
      {children}
    </li>
  );
}
