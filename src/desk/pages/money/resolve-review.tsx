import { useState } from 'react';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { paiseText } from './paise-text.ts';
import type { Resolution, Review } from './review.ts';

const asking = {
  accepted: { title: 'Let it pay the order?', doing: 'The order is paid' },
  refunded: { title: 'Return the money?', doing: 'It goes back' },
  dismissed: { title: 'Put it away?', doing: 'Put away' },
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
      {...asking[resolution]}
      danger={resolution !== 'accepted'}
      reason={resolution === 'refunded' ? 'Why? The customer reads it' : 'Why?'}
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
        {differs < 0 && (
          <Notice tone="warning">
            {paiseText(-differs)} are missing. The shop bears them if you accept.
          </Notice>
        )}
        {differs > 0 && (
          <Notice>{paiseText(differs)} came too much. They become a refund due if you accept.</Notice>
        )}
        {nameOrder && (
          <TextField
            label="Order it belongs to"
            hint="As My Orders and the order book show it"
            value={orderId}
            onChange={(event) => setOrderId(event.target.value)}
          />
        )}
      </div>
    </Ask>
  );
}
