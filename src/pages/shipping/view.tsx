import { useState } from 'react';
import { AddressForm } from '../../domains/addresses/ui/address-form.tsx';
import { AddressText } from '../../domains/addresses/ui/address-text.tsx';
import { PayBar } from '../../domains/cart/ui/pay-bar.tsx';
import { PriceDetails } from '../../domains/cart/ui/price-details.tsx';
import { refusedBy } from '../../platform/call-error.ts';
import { sendingOnce } from '../../platform/send-once.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { useApi, type ViewProps } from '../../web/page.tsx';
import { useGoAndRefresh, useRefresh, useShell } from '../../web/shell-context.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { ShippingData } from './page.ts';
import styles from './view.module.css';

const checkout = [{ name: 'Cart', href: '/cart' }, { name: 'Delivery' }, { name: 'Payment' }];

export default function Shipping({ data: { purchase, addresses } }: ViewProps<ShippingData>) {
  const api = useApi();
  const go = useGoAndRefresh();
  const refresh = useRefresh();
  const { customer } = useShell();
  const [chosen, setChosen] = useState(addresses.find((address) => address.defaultAddress)?._id);
  const [adding, setAdding] = useState(addresses.length === 0);
  const [placing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string>();
  // One order, however often the button is pressed or the network makes it be sent again.
  const [sendOnce] = useState(sendingOnce);
  const lines = purchase.groups.flatMap((group) => group.products);

  async function placeOrder() {
    if (!chosen) return;
    setPlacing(true);
    setProblem(undefined);
    try {
      const { orderId, price } = await sendOnce(
        {
          userId: customer?.id,
          price: purchase.price,
          shipping_fee: purchase.shippingFee,
          items: purchase.items,
          buyNow: purchase.buyNow,
          products: purchase.groups.map((group) => ({
            products: group.products.map(({ quantity, variantId, productInfo }) => ({
              quantity,
              variantId,
              productInfo: { _id: productInfo._id },
            })),
          })),
          shippingInfo: { _id: chosen },
        },
        api.orders.place,
      );
      await go(`/my-payment?orderId=${orderId}`, { state: { price, items: purchase.items, orderId } });
    } catch (error) {
      setProblem((error as Error).message);
      const code = refusedBy(api.orders.place, error)?.code;
      if (code === 'price_changed' || code === 'out_of_stock' || code === 'not_found') await refresh();
    } finally {
      setPlacing(false);
    }
  }
  return (
    <div className={styles.page}>
      <Steps label="Checkout" current={1} steps={checkout} />
      <h1>Delivery</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.box} aria-labelledby="addresses">
            <h2 id="addresses">Deliver to</h2>
            {addresses.length > 0 && (
              <div className={styles.addresses} role="radiogroup" aria-labelledby="addresses">
                {addresses.map((address) => (
                  <label key={address._id} className={styles.address}>
                    <input
                      type="radio"
                      name="address"
                      value={address._id}
                      checked={chosen === address._id}
                      onChange={() => setChosen(address._id)}
                    />
                    <AddressText address={address} />
                    {address.defaultAddress && <Badge>Default</Badge>}
                  </label>
                ))}
              </div>
            )}
            {adding ? (
              <AddressForm
                first={addresses.length === 0}
                onCancel={addresses.length > 0 ? () => setAdding(false) : undefined}
                onSaved={async (address) => {
                  await refresh();
                  setChosen(address._id);
                  setAdding(false);
                }}
              />
            ) : (
              <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
                Add New Address
              </Button>
            )}
          </section>
          <OrderSummary groups={purchase.groups} />
        </div>
        <aside className={styles.panel}>
          <PriceDetails
            lines={lines}
            price={purchase.price}
            shippingFee={purchase.shippingFee}
            items={purchase.items}
          />
          <PayBar
            total={purchase.price + purchase.shippingFee}
            above={
              <>
                {problem && (
                  <Notice tone="bad" announce>
                    {problem}
                  </Notice>
                )}
                {!chosen && <p className={styles.hint}>Choose or add an address to place the order.</p>}
              </>
            }
          >
            <Button size="large" wide disabled={!chosen} loading={placing} onClick={() => void placeOrder()}>
              Place Order
            </Button>
          </PayBar>
        </aside>
      </div>
    </div>
  );
}
