import { useEffect, useState } from 'react';
import * as m from '#messages/delivery-day';
import { dayText, leftText } from '../day-text.ts';
import type { Delivery } from './use-delivery.ts';
import styles from './pin-form.module.css';

interface Props {
  readonly delivery: Delivery;
  readonly sellerId: string;
  readonly onChange: () => void;
}

/** 'Get it by Tue 24 Nov · 302017 · order within 2 h 14 min', or that the PIN code is not served. */
export function PromisedDay({ delivery: { pincode, served, shops }, sellerId, onChange }: Props) {
  const promise = served ? shops.find((shop) => shop.sellerId === sellerId) : undefined;
  const change = (
    <button type="button" className={styles.change} aria-label={m.change_pin({ pincode })} onClick={onChange}>
      {pincode}
    </button>
  );
  if (!promise)
    return (
      <p>
        <b>{m.outside()}</b> · {change}
      </p>
    );
  return (
    <p>
      <b>{m.get_it_by({ day: dayText(promise.day) })}</b> · {change} · <Left until={promise.orderBy} />
    </p>
  );
}

/** The time left to order. Only in the browser, because a server-rendered page is read later. */
function Left({ until }: { until: string }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, []);
  return now === undefined ? null : (
    <span className={styles.soft}>{m.order_within({ left: leftText(Date.parse(until) - now) })}</span>
  );
}
