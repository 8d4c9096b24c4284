import * as m from '#messages/guest-goods';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { LeftOut } from './join-guest-goods.ts';
import { saveLeftOut, useLeftOut } from './left-out.ts';
import styles from './left-out-notice.module.css';

/** Names the goods of a guest that are not in the cart as they were chosen, why, and what can be done. */
export function LeftOutNotice() {
  const goods = useLeftOut();
  if (goods.length === 0) return null;
  return (
    <Notice tone="warning">
      <b>{m.left_out()}</b>
      <ul className={styles.list}>
        {goods.map((good) => (
          <li key={good.productId + good.why}>
            <Link href={addressOf(good)}>{good.name}</Link>: {good.why}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.dismiss} onClick={() => saveLeftOut([])}>
        {m.dismiss()}
      </button>
    </Notice>
  );
}

/** The product's page, with what was chosen. */
function addressOf({ productId, variantId, quantity = 1 }: LeftOut): string {
  const query = variantId ? `?variant=${encodeURIComponent(variantId)}&quantity=${quantity}` : '';
  return `/product/details/${productId}${query}`;
}
