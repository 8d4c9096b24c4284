import * as m from '#messages/returns';
import { rich } from '../../../messages/rich.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import type { Return } from '../return-shape.ts';
import styles from './return-card.module.css';
import { dayWords } from './return-words.ts';

/** A refund's progress: how much, where to, by when, how far it is, and what to do if it has not arrived. */
export function RefundMeter({ refund }: { refund: NonNullable<Return['refund']> }) {
  const { amount, state, waits, payTo, reference, by } = refund;
  const isDone = state === 'done';
  return (
    <div className={styles.meter}>
      <p className={styles.amount}>
        {(isDone ? m.refund_is_sent : waits ? m.refund_waits : m.refund_is_due)({
          amount: formatAmount(amount),
        })}
      </p>
      <progress max={3} value={isDone ? 3 : state === 'sent' ? 2 : 1} aria-label={m.refund_progress()} />
      <dl className={styles.facts}>
        <dt>{m.goes_to()}</dt>
        <dd>{payTo || m.the_way_you_paid()}</dd>
        {!waits && (
          <>
            <dt>{isDone ? m.bank_reference() : m.at_the_latest()}</dt>
            <dd>{isDone ? reference : dayWords(by)}</dd>
          </>
        )}
      </dl>
      <p className={styles.soft}>
        {rich(
          isDone ? m.if_not_there : m.if_late,
          {},
          { contact: (text) => <Link href="/contact">{text}</Link> },
        )}
      </p>
    </div>
  );
}
