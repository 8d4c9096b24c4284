import { useState } from 'react';
import * as m from '#messages/desk-money';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { paiseText } from './paise-text.ts';
import type { ReviewDecision } from './review.ts';

/** The dialog's title and button text; a bank credit has its own wording. */
function wordsOf({ review, resolution, order }: ReviewDecision): {
  title: string;
  doing: string;
  hint?: string;
} {
  const amount = paiseText(review.money?.amountPaise ?? 0);
  const orderId = order?.number ?? '';
  if (resolution === 'booked')
    return {
      title: m.booked_question({ orderId }),
      doing: m.already_booked(),
      hint: m.booked_hint({ amount: paiseText(order?.bookedPaise ?? 0) }),
    };
  if (resolution === 'dismissed')
    return review.credit
      ? { title: m.other_income_question(), doing: m.other_income(), hint: m.other_income_hint() }
      : { title: m.dismiss_question(), doing: m.dismiss() };
  if (resolution === 'refunded')
    return {
      title: order ? m.refund_for_question({ amount, orderId }) : m.refund_question(),
      doing: m.refund(),
    };
  return order
    ? { title: m.allocate_question({ amount, orderId }), doing: m.allocate() }
    : { title: m.mark_paid_question(), doing: m.mark_as_paid() };
}

/** Asks for the reason, and for the order number if the event names no known order. */
export function ResolveReview({ asked, onClose }: { asked: ReviewDecision; onClose: () => void }) {
  const { review, resolution, order } = asked;
  const { api } = useDesk();
  const [orderId, setOrderId] = useState('');
  const { money } = review;
  const price = order?.price ?? review.price;
  const words = wordsOf(asked);
  const differs = resolution === 'accepted' && money && price !== null ? money.amountPaise - price * 100 : 0;
  const named = order?.orderId ?? orderId.trim();
  const nameOrder = resolution !== 'dismissed' && price === null;
  return (
    <Ask
      about={`${review.provider} ${review.eventId} ${resolution}`}
      title={words.title}
      doing={words.doing}
      danger={resolution === 'refunded' || resolution === 'dismissed'}
      reason={resolution === 'refunded' ? m.reason_customer_sees() : m.reason()}
      work={(reason) =>
        api.deskMoney.resolveReview({
          provider: review.provider,
          eventId: review.eventId,
          resolution,
          reason,
          ...(resolution !== 'dismissed' && named ? { orderId: named } : {}),
        })
      }
      onClose={onClose}
    >
      <div className={styles.fields}>
        {words.hint && <p>{words.hint}</p>}
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
