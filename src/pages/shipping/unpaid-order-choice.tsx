import * as m from '#messages/held';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { HeldWays } from '../../domains/orders/ui/held-notice.tsx';
import { Input } from '../../ui/field/input.tsx';
import { Link } from '../../ui/link.tsx';
import { placeOrderForm } from './form.ts';
import styles from './view.module.css';

/** An unpaid order of exactly this purchase: it is continued, or given up to start again. `another` orders it once more. */
export function SameOrder({ order, another }: { order: UnpaidOrder; another: string | null }) {
  const { name, address, cityTown, pincode } = order.shippingInfo;
  return (
    <section className={styles.box} aria-labelledby="already-ordered">
      <h2 id="already-ordered">{m.already_ordered()}</h2>
      <HeldWays order={order} />
      <p>{m.goes_to({ name, address, cityTown, pincode })}</p>
      {another ? (
        <p className={styles.soft}>
          <Link href={another}>{m.place_another()}</Link>. {m.another_hint()}
        </p>
      ) : (
        <p className={styles.soft}>{m.no_other_left()}</p>
      )}
    </section>
  );
}

/**
 * Shown if an unpaid order holds some goods of this purchase. Placing the order replaces it, unless the customer
 * chooses to place another (R-ORDER-5).
 */
export function UnpaidOrderChoice({
  order,
  isThereForAnother,
  chosen,
  onChoose,
}: {
  order: UnpaidOrder;
  isThereForAnother: boolean;
  chosen: string;
  onChoose: (orderId: string) => void;
}) {
  const radio = { type: 'radio', name: 'replaces', form: placeOrderForm.name } as const;
  return (
    <section className={styles.box} aria-labelledby="already-ordered">
      <h2 id="already-ordered">{m.partly_ordered()}</h2>
      <HeldWays order={order} />
      <div className={styles.addresses} role="radiogroup" aria-labelledby="already-ordered">
        <label className={styles.address}>
          <Input
            {...radio}
            value={order.orderId}
            checked={chosen === order.orderId}
            onChange={() => onChoose(order.orderId)}
          />
          <span>
            <b>{m.replace_order()}</b>
            <br />
            {m.replace_hint()}
          </span>
        </label>
        {isThereForAnother ? (
          <label className={styles.address}>
            <Input {...radio} value="" checked={chosen === ''} onChange={() => onChoose('')} />
            <span>
              <b>{m.place_another()}</b>
              <br />
              {m.another_hint()}
            </span>
          </label>
        ) : (
          <p className={styles.soft}>{m.no_other_left()}</p>
        )}
      </div>
    </section>
  );
}
