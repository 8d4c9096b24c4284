import * as m from '#messages/held';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { HeldNotice } from '../../domains/orders/ui/held-notice.tsx';
import { Input } from '../../ui/field/input.tsx';
import { placeOrderForm } from './form.ts';
import styles from './view.module.css';

/**
 * Shown if an unpaid order holds goods of this purchase. Placing the order continues that order if it is the same, and
 * replaces it otherwise, unless the customer chooses to place another (R-ORDER-5).
 */
export function UnpaidOrderChoice({
  order,
  way,
  isThereForAnother,
  chosen,
  onChoose,
}: {
  order: UnpaidOrder;
  way: 'continues' | 'replaces';
  isThereForAnother: boolean;
  chosen: string;
  onChoose: (orderId: string) => void;
}) {
  const { name, address, cityTown, pincode } = order.shippingInfo;
  const radio = { type: 'radio', name: way, form: placeOrderForm.name } as const;
  const isSame = way === 'continues';
  return (
    <section className={styles.box} aria-labelledby="already-ordered">
      <h2 id="already-ordered">{isSame ? m.already_ordered() : m.partly_ordered()}</h2>
      <HeldNotice order={order} />
      <div className={styles.addresses} role="radiogroup" aria-labelledby="already-ordered">
        <label className={styles.address}>
          <Input
            {...radio}
            data-continue={isSame || undefined}
            value={order.orderId}
            checked={chosen === order.orderId}
            onChange={() => onChoose(order.orderId)}
          />
          <span>
            <b>{isSame ? m.continue_with_order() : m.replace_order()}</b>
            <br />
            {isSame ? m.goes_to({ name, address, cityTown, pincode }) : m.replace_hint()}
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
