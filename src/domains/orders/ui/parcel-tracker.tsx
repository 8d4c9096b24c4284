import type { ReactNode } from 'react';
import * as m from '#messages/orders';
import { weekdayAndTime } from '../../../messages/dates.ts';
import { rich } from '../../../messages/rich.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Order, OrderParcel } from '../order-shape.ts';
import { slotText } from '../../delivery/day-text.ts';
import { courseOf, type Stage } from './parcel-course.ts';
import styles from './parcel-tracker.module.css';

/** A parcel's way to its customer: stages with times, courier, and the code for the door. */
export function ParcelTracker({ order, parcel }: { order: Order; parcel: OrderParcel }) {
  const { shopName, courier, awb, deliveryCode, promised } = parcel;
  const stages = courseOf(order, parcel);
  return (
    <div className={styles.tracker}>
      <ol className={styles.course} aria-label={m.progress_of_parcel({ shopName })}>
        {stages.map((stage, index) => (
          <StageItem key={stage.name} stage={stage} isEnd={parcel.state === 'delivered'}>
            {index === stages.length - 1 && promised && (
              <small>
                {rich(
                  m.promised_time,
                  { time: slotText(promised) },
                  { whole: (time) => <span data-whole="">{time}</span> },
                )}
              </small>
            )}
          </StageItem>
        ))}
      </ol>
      {hints[parcel.state] && <p className={styles.way}>{hints[parcel.state]?.()}</p>}
      {(courier || awb) && (
        <p className={styles.way}>
          {[courier && m.courier_is({ courier }), awb && m.awb_is({ awb })].filter(Boolean).join(' · ')}
        </p>
      )}
      {deliveryCode && (
        <p className={styles.code}>
          {m.delivery_code()} <b>{deliveryCode}</b>
          <small>{m.delivery_code_hint()}</small>
        </p>
      )}
    </div>
  );
}

/** What the customer should know where a parcel did not arrive. */
const hints: Partial<Record<OrderParcel['state'], () => string>> = {
  'brought back': m.brought_back_hint,
  lost: m.lost_hint,
};

interface StageProps {
  readonly stage: Stage;
  /** Whether this is the last stage. */
  readonly isEnd: boolean;
  readonly children: ReactNode;
}

const StageItem = ({ stage: { name, at, is }, isEnd, children }: StageProps) => (
  <li data-is={is === 'now' && isEnd ? 'done' : is} {...(is === 'now' ? { 'aria-current': 'step' } : {})}>
    <span className={styles.mark} aria-hidden>
      {(is === 'done' || isEnd) && <Icon name="check" size="0.875rem" />}
    </span>
    <span className={styles.words}>
      {name}
      {is === 'to come' && <VisuallyHidden>{m.still_to_come()}</VisuallyHidden>}
      {at && <time dateTime={at}>{weekdayAndTime(at)}</time>}
      {is === 'to come' && children}
    </span>
  </li>
);
