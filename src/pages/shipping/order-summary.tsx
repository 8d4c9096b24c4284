import * as m from '#messages/checkout';
import type { CartLine, SellerGroup } from '../../domains/cart/cart.ts';
import { lineVariant } from '../../domains/cart/ui/line-variant.ts';
import { slotText } from '../../domains/delivery/day-text.ts';
import { DayMark } from '../../domains/delivery/ui/day-mark.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { Choice } from './parcel-slots.ts';
import styles from './order-summary.module.css';

/** The ordered goods by seller. */
export function OrderSummary({
  groups,
  slots,
}: {
  groups: readonly SellerGroup[];
  /** The slot of each seller's parcel, if known. */
  slots: readonly Pick<Choice, 'sellerId' | 'chosen'>[];
}) {
  return (
    <section className={styles.box} aria-labelledby="summary">
      <h2 id="summary">{m.order_summary()}</h2>
      {groups.map((group) => (
        <div key={group.sellerId} className={styles.group}>
          <p className={styles.seller}>
            <Icon name="store" /> <span className={styles.shop}>{group.shopName}</span>
            <DayMark day={slotOf(slots, group.sellerId)} className={styles.day} />
          </p>
          {group.products.map((line) => (
            <Line key={line._id} line={line} />
          ))}
        </div>
      ))}
    </section>
  );
}

function slotOf(slots: readonly Pick<Choice, 'sellerId' | 'chosen'>[], id: string): string {
  const chosen = slots.find(({ sellerId }) => sellerId === id)?.chosen;
  return chosen ? slotText(chosen) : '';
}

function Line({ line: { quantity, size, variantId, productInfo } }: { line: CartLine }) {
  const { colour, image } = lineVariant({ variantId, productInfo });
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <Picture src={image} alt="" sizes="4rem" ratio="3 / 4" />
      </span>
      <div>
        <p className={styles.name}>
          <Unbroken text={productInfo.name} />
        </p>
        <p className={styles.soft}>
          <Dotted
            words={[
              productInfo.brand,
              size !== 'One Size' && m.size({ size }),
              colour,
              m.quantity({ quantity }),
            ]}
          />
        </p>
        <Price
          size="small"
          selling={productInfo.finalPrice}
          mrp={productInfo.price}
          percent={productInfo.discount}
        />
      </div>
    </div>
  );
}
