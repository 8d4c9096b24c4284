import { useNavigate } from 'react-router';
import { CartLineRow } from '../../domains/cart/ui/cart-line-row.tsx';
import { PriceDetails } from '../../domains/cart/ui/price-details.tsx';
import type { Cart } from '../../domains/cart/cart.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { ViewProps } from '../../web/page.tsx';
import styles from './view.module.css';

export default function CartPage({ data: cart }: ViewProps<Cart>) {
  const navigate = useNavigate();
  const { card_products: groups, outOfStockProduct: gone, card_product_count: lines } = cart;
  if (lines === 0) {
    return (
      <div className={styles.page}>
        <EmptyState title="Your cart is empty!" action={<ButtonLink href="/shops">Shop Now</ButtonLink>}>
          What you put into it stays here, on every device.
        </EmptyState>
      </div>
    );
  }
  const placeOrder = () =>
    navigate('/shipping', {
      state: {
        products: groups,
        price: cart.price,
        shipping_fee: cart.shipping_fee,
        items: cart.buy_product_item,
      },
    });
  return (
    <div className={styles.page}>
      <h1>
        My Cart ({lines} {lines === 1 ? 'item' : 'items'})
      </h1>
      <div className={styles.columns}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.sellerId} className={styles.group} aria-label={group.shopName}>
              <h2>
                <Icon name="store" /> {group.shopName}
              </h2>
              {group.products.map((line) => (
                <CartLineRow key={line._id} line={line} />
              ))}
            </section>
          ))}
          {gone.length > 0 && (
            <section className={styles.group} aria-label="Out of stock">
              <h2>Out of stock</h2>
              <Notice tone="warning">
                These cannot be ordered in the number you chose. They are not counted in the total.
              </Notice>
              {gone.map((line) => (
                <CartLineRow key={line._id} line={line} gone />
              ))}
            </section>
          )}
        </div>
        <aside className={styles.panel}>
          <PriceDetails
            lines={groups.flatMap((group) => group.products)}
            price={cart.price}
            shippingFee={cart.shipping_fee}
            items={cart.buy_product_item}
          />
          <Button size="large" wide disabled={groups.length === 0} onClick={() => void placeOrder()}>
            Place Order
          </Button>
        </aside>
      </div>
    </div>
  );
}
