import * as m from '#messages/checkout';
import type { SellerGroup } from '../../domains/cart/cart.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import styles from './order-summary.module.css';

/** What is ordered, by seller. */
export function OrderSummary({ groups }: { groups: readonly SellerGroup[] }) {
  return (
    <section className={styles.box} aria-labelledby="summary">
      <h2 id="summary">{m.order_summary()}</h2>
      {groups.map((group) => (
        <div key={group.sellerId} className={styles.group}>
          <p className={styles.seller}>
            <Icon name="store" /> {group.shopName}
          </p>
          {group.products.map(({ _id, quantity, size, productInfo }) => (
            <div key={_id} className={styles.line}>
              <span className={styles.picture}>
                <Picture src={productInfo.images[0] ?? ''} alt="" sizes="4rem" ratio="3 / 4" />
              </span>
              <div>
                <p className={styles.name}>{productInfo.name}</p>
                <p className={styles.soft}>
                  {productInfo.brand}
                  {size !== 'One Size' && ` ${m.size({ size })}`} {m.quantity({ quantity })}
                </p>
                <Price
                  size="small"
                  selling={productInfo.finalPrice}
                  mrp={productInfo.price}
                  percent={productInfo.discount}
                />
              </div>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
