import { useState } from 'react';
import * as m from '#messages/desk-money';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Card, Cards, Contents } from '../../parts/card.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { when } from '../../../messages/dates.ts';
import { CreditCard } from './credit-card.tsx';
import { Fact } from './fact.tsx';
import { ImportStatement } from './import-statement.tsx';
import styles from './money.module.css';
import { MoneyHead } from './money-head.tsx';
import { paiseText } from './paise-text.ts';
import { decisions, outcomeWords, paymentText } from './review-words.ts';
import { ResolveReview } from './resolve-review.tsx';
import type { ReviewDecision, Data, Resolution, Review } from './review.ts';

/** Payments and events that match no order: an operator decides about each. */
export default function ReviewsView({ data }: DeskViewProps<Data>) {
  const [asked, setAsked] = useState<ReviewDecision | null>(null);
  return (
    <>
      <MoneyHead waiting={data.waiting} current="reviews" />
      <ImportStatement />
      {data.reviews.length === 0 && (
        <EmptyState title={m.nothing_to_check()} titleAs="h2">
          {m.what_waits_to_check()}
        </EmptyState>
      )}
      <Cards>
        {data.reviews.map((review) => {
          const key = `${review.provider} ${review.eventId}`;
          if (review.credit)
            return <CreditCard key={key} review={review} credit={review.credit} onAsk={setAsked} />;
          const decide = (resolution: Resolution) => setAsked({ review, resolution });
          return <ReviewCard key={key} review={review} onDecide={decide} />;
        })}
      </Cards>
      <MoreRows next={data.next} />
      {asked && <ResolveReview asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function ReviewCard({ review, onDecide }: { review: Review; onDecide: (resolution: Resolution) => void }) {
  const { money, orderId, orderNumber, price } = review;
  return (
    <Card title={outcomeWords(review.outcome)} beside={when(review.receivedAt)}>
      <dl className={styles.facts}>
        {money && (
          <>
            <Fact label={m.received()}>
              <b>
                {money.currency === 'INR'
                  ? paiseText(money.amountPaise)
                  : `${money.amountPaise / 100} ${money.currency}`}
              </b>
            </Fact>
            <Fact label={m.utr()}>{money.utr ?? m.none()}</Fact>
            <Fact label={m.paid_to()}>{money.payee}</Fact>
          </>
        )}
        {review.asked && <Fact label={m.decided()}>{m.needs_second({ name: review.asked })}</Fact>}
        <Fact label={m.payment()}>
          {m.payment_facts({ provider: review.provider, payment: money?.paymentId ?? review.type })}
        </Fact>
        {price !== null && orderId !== null ? (
          <>
            <Fact label={m.order()}>
              <OrderLink id={orderId} number={orderNumber ?? ''} />
            </Fact>
            <Fact label={m.order_total()}>
              {m.order_total_facts({ price: formatRupees(price), status: paymentText(review) })}
            </Fact>
            <Fact label={m.customer()}>{review.customer}</Fact>
          </>
        ) : (
          <Fact label={m.order()}>{orderId ? m.order_not_found({ orderId }) : m.not_given()}</Fact>
        )}
      </dl>
      <Contents summary={m.original_event()}>{review.body}</Contents>
      <div className={styles.words}>
        {decisions(review).map(({ resolution, label }) => (
          <Button
            key={resolution}
            size="small"
            variant={
              resolution === 'accepted' ? 'primary' : resolution === 'refunded' ? 'secondary' : 'quiet'
            }
            onClick={() => onDecide(resolution)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
