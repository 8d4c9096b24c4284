import { useState } from 'react';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { when } from '../../parts/when.ts';
import { useDesk } from '../../session.tsx';
import { ConfirmClaim, RejectClaim } from '../money/decide-claim.tsx';
import styles from './order-book.module.css';
import { OrderFacts } from './order-facts.tsx';
import { statesOf, type Step, stepWords } from './step-words.ts';
import type { OrderData } from './order-data.ts';

/** One order: what happened to it, step by step, what is in it, who bought it, and what an operator can do. */
export default function StoryView({ data, reload }: DeskViewProps<OrderData>) {
  const { api } = useDesk();
  const [asked, setAsked] = useState<'cancel' | 'confirm' | 'reject' | null>(null);
  const { order, buyer, story, cancellable } = data;
  const states = statesOf(order.order_status, order.payment_status);
  const close = () => setAsked(null);
  const claim = { orderId: order._id, utrs: order.openUtrs, price: order.price };
  const waits = order.payment_status === 'pending' && order.openUtrs.length > 0;
  return (
    <>
      <PageHead title={`Order ${order._id}`}>
        {waits && (
          <>
            <Button size="small" onClick={() => setAsked('confirm')}>
              Confirm payment
            </Button>
            <Button size="small" variant="secondary" onClick={() => setAsked('reject')}>
              Reject
            </Button>
          </>
        )}
        {order.payment_status === 'paid' && (
          <ButtonLink size="small" variant="secondary" href={`/desk/orders/${order._id}`}>
            Parcels
          </ButtonLink>
        )}
        {cancellable && (
          <Button size="small" variant="danger" onClick={() => setAsked('cancel')}>
            Cancel order
          </Button>
        )}
      </PageHead>
      <div className={styles.page}>
        <div className={styles.side}>
          <p className={styles.badges}>
            <Badge tone={states.payment.tone}>{states.payment.label}</Badge>
            <Badge tone={states.order.tone}>{states.order.label}</Badge>
            {order.overdue && <Badge tone="bad">Overdue</Badge>}
            <b>{formatRupees(order.price)}</b>
          </p>
          {order.notice && <Notice tone="warning">The customer reads: {order.notice}</Notice>}
          <section className={styles.sheet} aria-label="What happened">
            <h2>What happened</h2>
            <ol className={styles.steps}>
              {story.map((step, index) => (
                <StepItem key={`${step.at}${index}`} step={step} />
              ))}
            </ol>
          </section>
        </div>
        <OrderFacts order={order} buyer={buyer} />
      </div>
      {asked === 'confirm' && <ConfirmClaim claim={claim} onClose={close} onDone={reload} />}
      {asked === 'reject' && <RejectClaim claim={claim} onClose={close} onDone={reload} />}
      {asked === 'cancel' && (
        <Ask
          title="Cancel this order?"
          doing="Cancel the order"
          danger
          reason="Why? The customer reads it"
          work={(reason) =>
            api.deskOrderBook.cancel({ orderId: order._id, seen: order.order_status, reason })
          }
          onClose={close}
          onDone={reload}
        >
          <p>
            Its goods go back on the shelf
            {order.payment_status === 'paid' && `, and ${formatRupees(order.price)} become a refund due`}.
            This cannot be undone.
          </p>
        </Ask>
      )}
    </>
  );
}

function StepItem({ step }: { step: Step }) {
  const { words, tone } = stepWords(step);
  return (
    <li className={styles.step} data-tone={tone}>
      <div>
        <p>
          <b>{words}</b>
        </p>
        {step.note && <p>{step.note}</p>}
        <p className={styles.soft}>
          {when(step.at)}, {step.actor}
        </p>
        {step.body && (
          <details>
            <summary>As it came</summary>
            <pre>{step.body}</pre>
          </details>
        )}
      </div>
    </li>
  );
}
