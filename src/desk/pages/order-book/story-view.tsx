import { useState } from 'react';
import * as m from '#messages/desk-order-book';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import { ConfirmClaim, RejectClaim } from '../money/decide-claim.tsx';
import styles from './order-book.module.css';
import { GiveGoodwill } from './give-goodwill.tsx';
import { OrderFacts } from './order-facts.tsx';
import { actorWords, statesOf, type Step, stepWords } from './step-words.ts';
import type { OrderData } from './order-data.ts';
import { ParcelList } from './parcel-list.tsx';

/** One order: its history step by step, its lines, its buyer, and an operator's actions. */
export default function StoryView({ data }: DeskViewProps<OrderData>) {
  const { api, staff } = useDesk();
  const movesMoney = staff.duty === 'all';
  const [dialog, setDialog] = useState<'cancel' | 'confirm' | 'goodwill' | 'reject' | null>(null);
  const { order, buyer, story, cancellable } = data;
  const states = statesOf(order);
  const close = () => setDialog(null);
  const claim = { orderId: order._id, utrs: order.openUtrs, price: order.price };
  const waits = movesMoney && order.payment_status === 'pending' && order.openUtrs.length > 0;
  return (
    <>
      <PageHead title={m.order_named({ order: order.number })}>
        {waits && (
          <>
            <Button size="small" onClick={() => setDialog('confirm')}>
              {m.confirm_payment()}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setDialog('reject')}>
              {m.reject()}
            </Button>
          </>
        )}
        {movesMoney && (order.payment_status === 'paid' || order.pay_by === 'delivery') && (
          <ButtonLink size="small" variant="secondary" href={`/desk/orders/${order._id}`}>
            {m.parcels()}
          </ButtonLink>
        )}
        {movesMoney && order.payment_status === 'paid' && (
          <Button size="small" variant="quiet" onClick={() => setDialog('goodwill')}>
            {m.goodwill()}
          </Button>
        )}
        {movesMoney && cancellable && (
          <Button size="small" variant="danger" onClick={() => setDialog('cancel')}>
            {m.cancel_order()}
          </Button>
        )}
      </PageHead>
      <div className={styles.page}>
        <div className={styles.side}>
          <p className={styles.badges}>
            <Badge tone={states.payment.tone}>{states.payment.label()}</Badge>
            <Badge tone={states.order.tone}>{states.order.label()}</Badge>
            {order.overdue && <Badge tone="bad">{m.overdue()}</Badge>}
            <b>{formatRupees(order.price)}</b>
          </p>
          {order.notice && <Notice tone="warning">{m.customer_sees({ notice: order.notice })}</Notice>}
          <section className={styles.sheet} aria-label={m.what_happened()}>
            <h2>{m.what_happened()}</h2>
            <ol className={styles.steps}>
              {story.map((step, index) => (
                <StepItem key={`${step.at}${index}`} step={step} />
              ))}
            </ol>
          </section>
        </div>
        <div className={styles.side}>
          <ParcelList order={order} />
          <OrderFacts order={order} buyer={buyer} />
        </div>
      </div>
      {dialog === 'confirm' && <ConfirmClaim claim={claim} onClose={close} />}
      {dialog === 'reject' && <RejectClaim claim={claim} onClose={close} />}
      {dialog === 'goodwill' && <GiveGoodwill order={order} onClose={close} />}
      {dialog === 'cancel' && (
        <Ask
          about={order._id}
          title={m.cancel_this_order()}
          doing={m.cancel_order()}
          danger
          reason={m.cancel_reason()}
          work={(reason) =>
            api.deskOrderBook.cancel({ orderId: order._id, seen: order.order_status, reason })
          }
          onClose={close}
        >
          <p>
            {order.payment_status === 'paid'
              ? m.cancel_paid({ amount: formatRupees(order.price) })
              : m.cancel_unpaid()}
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
        {step.note && !words.toLowerCase().includes(step.note.toLowerCase()) && <p>{step.note}</p>}
        <p className={styles.soft}>{m.when_by({ when: when(step.at), who: actorWords(step.actor) })}</p>
        {step.body && (
          <details>
            <summary>{m.original_message()}</summary>
            <pre>{step.body}</pre>
          </details>
        )}
      </div>
    </li>
  );
}
