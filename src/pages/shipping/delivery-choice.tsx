import * as m from '#messages/delivery-day';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import { dayText } from '../../domains/delivery/day-text.ts';
import { Input } from '../../ui/field/input.tsx';
import { placeOrderForm } from './form.ts';
import styles from './view.module.css';

interface Props {
  readonly groups: readonly SellerGroup[];
  /** The parcels' days by seller, delivered separately (`apart`) or together (`joint`). */
  readonly apart: Readonly<Record<string, string>>;
  readonly joint: Readonly<Record<string, string>>;
  readonly isTogether: boolean;
  readonly onChoose: (isTogether: boolean) => void;
}

/** For parcels of several sellers: each as early as possible, or all on the day of the latest. */
export function DeliveryChoice({ groups, apart, joint, isTogether, onChoose }: Props) {
  const radio = { type: 'radio', name: 'together', form: placeOrderForm.name } as const;
  return (
    <section className={styles.box} aria-labelledby="when">
      <h2 id="when">{m.when()}</h2>
      <div className={styles.addresses} role="radiogroup" aria-labelledby="when">
        <label className={styles.address}>
          <Input {...radio} value="" checked={!isTogether} onChange={() => onChoose(false)} />
          <span>
            <b>{m.apart()}</b>
            {groups.map(({ sellerId, shopName }) => (
              <span key={sellerId} className={styles.parcel}>
                {shopName}: {dayText(apart[sellerId] ?? '')}
              </span>
            ))}
          </span>
        </label>
        <label className={styles.address}>
          <Input {...radio} value="yes" checked={isTogether} onChange={() => onChoose(true)} />
          <span>
            <b>{m.together()}</b>
            <span className={styles.parcel}>{dayText(Object.values(joint)[0] ?? '')}</span>
          </span>
        </label>
      </div>
    </section>
  );
}
