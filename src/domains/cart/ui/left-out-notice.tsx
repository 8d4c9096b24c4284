import { useEffect, useState } from 'react';
import * as m from '#messages/guest-goods';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import { guestGoods } from '../../catalogue/ui/guest-goods.ts';
import { finishGuestGoods } from './finish-guest-goods.ts';
import type { LeftOut } from './join-guest-goods.ts';
import { leftOut, saveLeftOut } from './left-out.ts';
import styles from './left-out-notice.module.css';

/** Says which of a guest's goods are not in the cart, and why. Retries those that could not be sent at login. */
export function LeftOutNotice() {
  const api = useApi();
  const refresh = useRefresh();
  const [goods, setGoods] = useState<readonly LeftOut[]>([]);
  useEffect(() => {
    const show = () => setGoods(leftOut());
    show();
    if (guestGoods().length > 0)
      void finishGuestGoods(api).then(() => {
        show();
        return refresh();
      });
  }, [api, refresh]);
  if (goods.length === 0) return null;
  return (
    <Notice tone="warning">
      <b>{m.left_out()}</b>
      <ul className={styles.list}>
        {goods.map(({ productId, name, why }) => (
          <li key={productId + why}>
            <Link href={`/product/details/${productId}`}>{name}</Link>: {why}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.dismiss}
        onClick={() => {
          saveLeftOut([]);
          setGoods([]);
        }}
      >
        {m.dismiss()}
      </button>
    </Notice>
  );
}
