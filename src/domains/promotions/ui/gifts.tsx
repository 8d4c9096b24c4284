import * as m from '#messages/offers';
import { Link } from '../../../ui/link.tsx';
import type { Coupon } from '../offers.calls.ts';
import { CouponCard } from './coupon-card.tsx';
import styles from './gifts.module.css';

/** The coupons that came with a paid order and can be used, at once or after its delivery; renders nothing if there are none. */
export function Gifts({ coupons }: { coupons: readonly Coupon[] }) {
  const gifts = coupons.filter(({ state }) => state === 'usable' || state === 'waiting');
  if (gifts.length === 0) return null;
  return (
    <section className={styles.gifts} aria-labelledby="gifts">
      <p id="gifts">
        <b>{m.gift_for_you()}</b>
      </p>
      {gifts.map((coupon) => (
        <CouponCard key={coupon.code} coupon={coupon} />
      ))}
      <Link href="/dashboard/coupons">{m.your_coupons()}</Link>
    </section>
  );
}
