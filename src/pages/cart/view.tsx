import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/cart';
import * as held from '#messages/held';
import * as product from '#messages/product';
import { rich } from '../../messages/rich.tsx';
import { CartLineRow } from '../../domains/cart/ui/cart-line-row.tsx';
import { DeviceDay } from '../../domains/delivery/ui/device-day.tsx';
import { decreaseForm, increaseForm, removeForm } from '../../domains/cart/ui/line-forms.ts';
import { LeftOutNotice } from '../../domains/cart/ui/left-out-notice.tsx';
import { PayBar } from '../../domains/cart/ui/pay-bar.tsx';
import { PriceDetails } from '../../domains/cart/ui/price-details.tsx';
import { moveForm, removeSavedForm, saveForm } from '../../domains/cart/ui/saved-forms.ts';
import { SavedLines } from '../../domains/cart/ui/saved-lines.tsx';
import { SavedNotice } from '../../domains/cart/ui/saved-notice.tsx';
import { useCartEdits } from '../../domains/cart/ui/use-cart-edits.ts';
import type { CartLine } from '../../domains/cart/cart.ts';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { payAt } from '../../domains/payments/ui/forms.ts';
import { OffersPanel } from '../../domains/promotions/ui/offers-panel.tsx';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { HeldNotice } from '../../domains/orders/ui/held-notice.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useRefusalOf } from '../../web/form.ts';
import type { ViewProps } from '../../web/page.tsx';
import type { HeldCart } from './held-lines.ts';
import styles from './view.module.css';

interface Data extends HeldCart {
  /** Lines saved for later. */
  readonly saved: readonly CartLine[];
}

export default function CartPage({ data, search }: ViewProps<Data>) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const edits = useCartEdits(data.cart);
  const { cart } = edits;
  const refusal = useRefusalOf(
    increaseForm,
    decreaseForm,
    removeForm,
    saveForm,
    moveForm,
    removeSavedForm,
    cancelForm,
  );
  const { card_products: groups, outOfStockProduct: soldOutLines, card_product_count: pieces } = cart;
  // The button disappears with its line: move the focus to the heading, which tells how many are left.
  const takeOut = (edit: (line: CartLine) => void, line: CartLine) => {
    edit(line);
    heading.current?.focus();
  };
  const row = (line: CartLine, isSoldOut = false) => {
    const holder = data.holders[line._id];
    return (
      <CartLineRow
        key={line._id}
        line={line}
        edits={edits}
        onRemove={() => takeOut(edits.remove, line)}
        onSave={() => takeOut(edits.saveForLater, line)}
        gone={isSoldOut}
        // The card above says it once for all of them.
        held={holder && !data.same && <InOrder order={holder} />}
      />
    );
  };
  const soldOut = soldOutLines.filter(({ _id }) => !data.holders[_id]);
  const heldApart = soldOutLines.filter(({ _id }) => data.holders[_id]);
  const coupon = search.get('coupon');
  const query: Record<string, string> = coupon ? { coupon } : {};
  const goToShipping = () =>
    navigate(coupon ? `/shipping?coupon=${encodeURIComponent(coupon)}` : '/shipping', {
      state: {
        products: groups,
        price: cart.price,
        shipping_fee: cart.shipping_fee,
        items: cart.buy_product_item,
      },
    });
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {m.title({ count: pieces })}
      </h1>
      {refusal && (
        <Notice tone="bad" answer>
          {refusal}
        </Notice>
      )}
      <SavedNotice />
      <LeftOutNotice />
      {pieces === 0 ? (
        <EmptyState title={m.empty()} action={<ButtonLink href="/shops">{m.shop_now()}</ButtonLink>}>
          {m.empty_hint()}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div className={styles.groups}>
            {holdersOf(data).map((order) => (
              <HeldNotice key={order.orderId} order={order} />
            ))}
            {groups.map((group) => (
              <section key={group.sellerId} className={styles.group} aria-label={group.shopName}>
                <h2>
                  <Icon name="store" /> <span className={styles.shop}>{group.shopName}</span>
                  <DeviceDay sellerId={group.sellerId} className={styles.day} />
                </h2>
                {group.products.map((line) => row(line))}
              </section>
            ))}
            {heldApart.length > 0 && (
              <section className={styles.group} aria-label={held.held_for_you()}>
                <h2>{held.held_for_you()}</h2>
                {heldApart.map((line) => row(line, true))}
              </section>
            )}
            {soldOut.length > 0 && (
              <section className={styles.group} aria-label={product.out_of_stock()}>
                <h2>{product.out_of_stock()}</h2>
                <Notice tone="warning">{m.out_of_stock_hint()}</Notice>
                {soldOut.map((line) => row(line, true))}
              </section>
            )}
          </div>
          <aside className={styles.panel}>
            {!data.same && <OffersPanel offers={cart.offers} />}
            <PriceDetails
              lines={groups.flatMap((group) => group.products)}
              price={cart.price}
              shippingFee={cart.shipping_fee}
              items={cart.buy_product_item}
              applied={cart.offers.applied}
              waiting={edits.waiting.size > 0}
            />
            {!data.same && (
              <PayBar total={cart.price + cart.shipping_fee - cart.discount}>
                <PressForm method="get" action="/shipping" values={query} onPress={goToShipping}>
                  <Button type="submit" data-buys size="large" wide disabled={groups.length === 0}>
                    {m.place_order()}
                  </Button>
                </PressForm>
              </PayBar>
            )}
          </aside>
        </div>
      )}
      <SavedLines lines={data.saved} onNoneLeft={() => heading.current?.focus()} />
    </div>
  );
}

/** Which unpaid order holds a line's goods, with the ways out of it. */
function InOrder({ order: { orderId, number, payment_status: payment } }: { order: UnpaidOrder }) {
  const link = (href: string) => (text: ReactNode) => <Link href={href}>{text}</Link>;
  const whole = (text: ReactNode) => <span data-whole="">{text}</span>;
  const [pay, page] = [link(payAt(orderId)), link(`/dashboard/order/details/${orderId}`)];
  return payment === 'pending'
    ? rich(held.checked_in_your_order, { number }, { see: page })
    : rich(held.in_your_order, { number }, { whole, pay, cancel: page });
}

/** The distinct unpaid orders that hold stock of the cart. */
const holdersOf = ({ holders }: HeldCart): UnpaidOrder[] => [
  ...new Map(Object.values(holders).map((order) => [order.orderId, order])).values(),
];
