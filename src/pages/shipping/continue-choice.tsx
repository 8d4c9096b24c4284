import * as m from '#messages/held';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { HeldNotice } from '../../domains/orders/ui/held-notice.tsx';
import { placeOrderForm } from './form.ts';
import styles from './view.module.css';

/** The same was ordered before and is not paid: placing it again continues that order, unless another is chosen. */
export function ContinueChoice({
  order,
  isThereForAnother,
  continues,
  onChoose,
}: {
  order: UnpaidOrder;
  isThereForAnother: boolean;
  continues: string;
  onChoose: (orderId: string) => void;
}) {
  const { name, address, cityTown, pincode } = order.shippingInfo;
  const radio = { type: 'radio', name: 'continues', form: placeOrderForm.name } as const;
  return (
    <section className={styles.box} aria-labelledby="already-ordered">
      <h2 id="already-ordered">{m.already_ordered()}</h2>
      <HeldNotice order={order} />
      <div className={styles.addresses} role="radiogroup" aria-labelledby="already-ordered">
        <label className={styles.address}>
          <input
            {...radio}
            data-continue
            value={order.orderId}
            checked={continues === order.orderId}
            onChange={() => onChoose(order.orderId)}
          />
          <span>
            <b>{m.continue_with_order()}</b>
            <br />
            {m.goes_to({ name, address, cityTown, pincode })}
          </span>
        </label>
        {isThereForAnother ? (
          <label className={styles.address}>
            <input {...radio} value="" checked={continues === ''} onChange={() => onChoose('')} />
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
