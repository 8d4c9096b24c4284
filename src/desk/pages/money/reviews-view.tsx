import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { when } from '../../parts/when.ts';
import styles from './money.module.css';
import { MoneyHead } from './money-head.tsx';
import { paiseText } from './paise-text.ts';
import { decisions, outcomeWords } from './review-words.ts';
import { ResolveReview } from './resolve-review.tsx';
import type { Data, Resolution, Review } from './review.ts';

/** Payments and events that fit no order: a person decides about each. */
export default function ReviewsView({ data, search, reload }: DeskViewProps<Data>) {
  const [asked, setAsked] = useState<{ review: Review; resolution: Resolution } | null>(null);
  return (
    <>
      <MoneyHead waiting={data.waiting} current="reviews" />
      {data.reviews.length === 0 && (
        <EmptyState title="Nothing to look into" titleAs="h2">
          Payments that do not fit their order, with another amount or under a UTR that was used, wait here.
        </EmptyState>
      )}
      <div className={styles.list}>
        {data.reviews.map((review) => (
          <ReviewCard
            key={`${review.provider} ${review.eventId}`}
            review={review}
            onDecide={(resolution) => setAsked({ review, resolution })}
          />
        ))}
      </div>
      <MoreRows
        path="/desk/money/reviews"
        members={{}}
        name="after"
        here={search.get('after') ?? ''}
        next={data.next}
      />
      {asked && <ResolveReview {...asked} onClose={() => setAsked(null)} onDone={reload} />}
    </>
  );
}

function ReviewCard({ review, onDecide }: { review: Review; onDecide: (resolution: Resolution) => void }) {
  const { money, orderId, price } = review;
  return (
    <article className={styles.review}>
      <header>
        <h2>{outcomeWords(review.outcome)}</h2>
        <span className={styles.soft}>{when(review.receivedAt)}</span>
      </header>
      <dl className={styles.facts}>
        {money && (
          <>
            <Fact label="Came">
              <b>
                {money.currency === 'INR'
                  ? paiseText(money.amountPaise)
                  : `${money.amountPaise / 100} ${money.currency}`}
              </b>
            </Fact>
            <Fact label="UTR">{money.utr ?? 'none'}</Fact>
            <Fact label="To">{money.payee}</Fact>
          </>
        )}
        <Fact label="Payment">
          {review.provider}, {money?.paymentId ?? review.type}
        </Fact>
        {price !== null && orderId !== null ? (
          <>
            <Fact label="Order">
              <Link href={`/desk/order-book/${orderId}`}>{orderId}</Link>
            </Fact>
            <Fact label="It costs">
              {formatRupees(price)}, {review.paymentStatus}
            </Fact>
            <Fact label="Customer">{review.customer}</Fact>
          </>
        ) : (
          <Fact label="Order">{orderId ? `${orderId}: unknown` : 'none named'}</Fact>
        )}
      </dl>
      <details>
        <summary>The event as it came</summary>
        <pre>{review.body}</pre>
      </details>
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
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
