import * as m from '#messages/desk-money';
import { Button } from '../../../ui/button/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Card } from '../../parts/card.tsx';
import { OrderLink } from '../../parts/order-link.tsx';
import { mediumDate, when } from '../../../messages/dates.ts';
import { Fact } from './fact.tsx';
import styles from './money.module.css';
import { paiseText } from './paise-text.ts';
import type { ReviewDecision, Candidate, Review } from './review.ts';
import { isDueAtDoor, outcomeWords } from './review-words.ts';
import { utrText } from './utr-text.ts';
import { whyWords } from './why-words.ts';

type Credit = NonNullable<Review['credit']>;
type Ask = (asked: ReviewDecision) => void;

/** A bank credit that matches no order: its statement line on one side, the candidate orders on the other. */
export function CreditCard({ review, credit, onAsk }: { review: Review; credit: Credit; onAsk: Ask }) {
  return (
    <Card title={`${m.bank_credit()} ${paiseText(credit.amountPaise)}`} beside={outcomeWords(review.outcome)}>
      <div className={styles.sides}>
        <dl className={styles.facts}>
          <Fact label={m.credit_day()}>{mediumDate(credit.day)}</Fact>
          <Fact label={m.credit_payer()}>{credit.payer || m.not_given()}</Fact>
          <Fact label={m.utr()}>{credit.utr ? utrText(credit.utr) : m.none()}</Fact>
          <Fact label={m.credit_reference()}>{credit.reference}</Fact>
          <Fact label={m.credit_narration()}>{credit.text}</Fact>
          {credit.account && <Fact label={m.credit_account()}>{credit.account}</Fact>}
        </dl>
        <section className={styles.candidates} aria-label={m.could_be_for()}>
          <h3>{m.could_be_for()}</h3>
          {review.orders.length === 0 && <p className={styles.soft}>{m.no_candidates()}</p>}
          {review.orders.map((order) => (
            <CandidateOrder key={order.orderId} review={review} order={order} onAsk={onAsk} />
          ))}
        </section>
      </div>
      <div className={styles.words}>
        <Button
          size="small"
          variant="secondary"
          onClick={() => onAsk({ review: { ...review, price: null }, resolution: 'accepted' })}
        >
          {m.another_order()}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onAsk({ review, resolution: 'dismissed' })}>
          {m.other_income()}
        </Button>
      </div>
    </Card>
  );
}

function CandidateOrder({ review, order, onAsk }: { review: Review; order: Candidate; onAsk: Ask }) {
  const { orderId, number, price, customer, placedAt, paymentStatus, utrs, bookedPaise, why } = order;
  const ask = (resolution: ReviewDecision['resolution']) => onAsk({ review, resolution, order });
  return (
    <div className={styles.candidate}>
      <p>
        <b>{formatRupees(price)}</b> <OrderLink id={orderId} number={number} /> {customer}
      </p>
      <p className={styles.soft}>
        <Dotted
          words={[
            m.placed_at({ when: when(placedAt) }),
            utrs.length > 0 ? m.claimed_utrs({ utrs: utrs.map(utrText).join(', ') }) : m.no_utr_sent(),
            isDueAtDoor(order) && m.due_at_door(),
          ]}
        />
      </p>
      <p>{whyWords(why)}</p>
      <div className={styles.words}>
        {bookedPaise !== null && (
          <Button size="small" onClick={() => ask('booked')}>
            {m.already_booked()}
          </Button>
        )}
        {paymentStatus !== 'paid' && (
          <Button
            size="small"
            variant={bookedPaise === null ? 'primary' : 'secondary'}
            onClick={() => ask('accepted')}
          >
            {m.allocate()}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => ask('refunded')}>
          {m.refund_for_order()}
        </Button>
      </div>
    </div>
  );
}
