import * as m from '#messages/offers';
import { rich } from '../../messages/rich.tsx';
import type { Coupon } from '../../domains/promotions/offers.calls.ts';
import { CouponCard } from '../../domains/promotions/ui/coupon-card.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import styles from './view.module.css';

/** The customer's coupons: ready to use, used, expired, or void. */
export default function MyCoupons({ data: coupons }: ViewProps<Coupon[]>) {
  return (
    <DashboardFrame title={m.coupons()}>
      {coupons.length === 0 ? (
        <EmptyState title={m.no_coupons()} action={<ButtonLink href="/shops">{m.shop_now()}</ButtonLink>}>
          {m.no_coupons_hint()}
        </EmptyState>
      ) : (
        <ul className={styles.coupons}>
          {coupons.map((coupon) => (
            <li key={coupon.code}>
              <CouponCard coupon={coupon}>
                {coupon.orderId && (
                  <p className={styles.soft}>
                    {rich(
                      m.from_order,
                      {},
                      {
                        order: (text) => (
                          <Link href={`/dashboard/order/details/${coupon.orderId}`}>{text}</Link>
                        ),
                      },
                    )}
                  </p>
                )}
              </CouponCard>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.more}>
        <Link href="/offers">{m.all_offers()}</Link>
      </p>
    </DashboardFrame>
  );
}
