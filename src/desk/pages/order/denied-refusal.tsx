import { useState } from 'react';
import * as m from '#messages/desk-orders';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import type { OrderData } from './order-data.ts';
import styles from './order.module.css';

/** A refusal at the door that the customer denies: an operator decides whether it stands. */
export function DeniedRefusal({ parcel }: { parcel: OrderData['parcels'][number] }) {
  const { api, staff } = useDesk();
  const [decision, setDecision] = useState<'stands' | 'withdrawn' | null>(null);
  const { orderId, sellerId: seller, refusal, shopName } = parcel;
  if (refusal === '') return null;
  if (refusal !== 'denied')
    return <Notice tone="info">{refusal === 'stands' ? m.refusal_stands() : m.refusal_withdrawn()}</Notice>;
  return (
    <>
      <Notice tone="warning">{m.refusal_denied()}</Notice>
      {staff.role === 'operator' && (
        <p className={styles.decide}>
          <Button size="small" variant="secondary" onClick={() => setDecision('withdrawn')}>
            {m.was_not_refused()}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setDecision('stands')}>
            {m.was_refused()}
          </Button>
        </p>
      )}
      {decision && (
        <Ask
          about={orderId}
          title={m.decide_refusal_title({ shop: shopName })}
          doing={decision === 'stands' ? m.was_refused() : m.was_not_refused()}
          reason={m.reason_for_customer()}
          work={(reason) =>
            api.deskOrderBook.decideRefusal({ orderId, seller, stands: decision === 'stands', reason })
          }
          onClose={() => setDecision(null)}
        >
          <p>{decision === 'stands' ? m.was_refused_hint() : m.was_not_refused_hint()}</p>
        </Ask>
      )}
    </>
  );
}
