import { useState } from 'react';
import * as m from '#messages/desk-money';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { paiseText } from './paise-text.ts';
import type { Resolution, Review } from './review.ts';

const asking = {
  accepted: { title: m.mark_paid_question, doing: m.mark_as_paid },
  refunded: { title: m.refund_question, doing: m.refund },
  dismissed: { title: m.dismiss_question, doing: m.dismiss },
} as const;

/** Asks for the reason, and for the order where the event names none that the shop has. */
export function ResolveReview({
  review,
  resolution,
  onClose,
  onDone,
}: {
  review: Review;
  resolution: Resolution;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const [orderId, setOrderId] = useState('');
  const { money, price } = review;
  const differs = resolution === 'accepted' && money && price !== null ? money.amountPaise - price * 100 : 0;
  const nameOrder = resolution !== 'dismissed' && price === null;
  return (
    <Ask
      title={asking[resolution].title()}
      doing={asking[resolution].doing()}
      danger={resolution !== 'accepted'}
      reason={resolution === 'refunded' ? m.reason_customer_sees() : m.reason()}
      work={(reason) =>
        api.deskMoney.resolveReview({
          provider: review.provider,
          eventId: review.eventId,
          resolution,
          reason,
          ...(nameOrder && orderId.trim() ? { orderId: orderId.trim() } : {}),
        })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <div className={styles.fields}>
        {differs < 0 && <Notice tone="warning">{m.amount_short({ amount: paiseText(-differs) })}</Notice>}
        {differs > 0 && <Notice>{m.amount_extra({ amount: paiseText(differs) })}</Notice>}
        {nameOrder && (
          <TextField
            label={m.order_number()}
            hint={m.order_number_hint()}
            value={orderId}
            onChange={(event) => setOrderId(event.target.value)}
          />
        )}
      </div>
    </Ask>
  );
}
