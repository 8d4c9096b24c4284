import { useState } from 'react';
import * as m from '#messages/checkout';
import { AddressForm } from '../../domains/addresses/ui/address-form.tsx';
import { AddressText } from '../../domains/addresses/ui/address-text.tsx';
import { PayBar } from '../../domains/cart/ui/pay-bar.tsx';
import { PriceDetails } from '../../domains/cart/ui/price-details.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Form } from '../../ui/form/form.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';
import { useFocusOn } from '../../ui/form/use-focus-on.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { usePageForm } from '../../web/form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useGoAndRefresh, useRefresh } from '../../web/shell-context.tsx';
import { orderedBy, placeOrderForm } from './form.ts';
import { OrderSummary } from './order-summary.tsx';
import type { ShippingData } from './load.ts';
import { UnpaidOrderChoice } from './unpaid-order-choice.tsx';
import styles from './view.module.css';

const checkout = () => [{ name: m.cart(), href: '/cart' }, { name: m.delivery() }, { name: m.payment() }];

export default function Shipping({ data: { purchase, addresses }, search }: ViewProps<ShippingData>) {
  const go = useGoAndRefresh();
  const refresh = useRefresh();
  const hydrated = useHydrated();
  const focusOn = useFocusOn();
  const [adding, setAdding] = useState(addresses.length === 0 || search.get('edit') === 'new');
  const { same, replaces } = purchase;
  const earlier = same ?? replaces;
  const way = same ? 'continues' : 'replaces';
  const lines = purchase.groups.flatMap((group) => group.products);

  const { form, values, set, busy } = usePageForm(placeOrderForm, {
    start: {
      addressId: addresses.find((address) => address.defaultAddress)?._id ?? '',
      continues: same?.orderId ?? '',
      replaces: replaces?.orderId ?? '',
    },
    onDone: ({ orderId }) => {
      const price = purchase.price + purchase.shippingFee;
      return go(`/my-payment?orderId=${orderId}`, { state: { price, items: purchase.items, orderId } });
    },
    tell: ({ code = '', message }) => {
      if (['changed_meanwhile', 'price_changed', 'out_of_stock', 'not_found'].includes(code)) void refresh();
      return { error: message };
    },
  });
  const { addressId: chosen } = values;
  // After 'Change' there is nothing left to continue or to replace.
  const continues = (values.continues && same?.orderId) || '';
  const sent = { continues, replaces: (values.replaces && replaces?.orderId) || '' };
  const isReady = Boolean(continues || chosen);
  const setChosen = (addressId: string) => set({ addressId });
  const ordered = orderedBy(purchase);
  return (
    <div className={styles.page}>
      <Steps label={m.checkout()} current={1} steps={checkout()} />
      <h1>{m.delivery()}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {earlier && (
            <UnpaidOrderChoice
              order={earlier}
              way={way}
              isThereForAnother={purchase.isThereForAnother}
              chosen={sent[way]}
              onChoose={(next) => set({ [way]: next })}
            />
          )}
          <section className={classes(styles.box, styles.deliver)} aria-labelledby="addresses">
            <h2 id="addresses">{m.deliver_to()}</h2>
            <AddressRadios addresses={addresses} chosen={chosen} onChoose={setChosen} />
            {adding ? (
              <AddressForm
                first={addresses.length === 0}
                onCancel={addresses.length > 0 ? () => setAdding(false) : undefined}
                onSaved={async (address) => {
                  await refresh();
                  setChosen(address._id);
                  setAdding(false);
                  focusOn(address._id);
                }}
              />
            ) : (
              <PressForm
                method="get"
                values={{ ...Object.fromEntries(search), edit: 'new' }}
                onPress={() => setAdding(true)}
              >
                <Button type="submit" variant="secondary" icon="plus">
                  {m.add_new_address()}
                </Button>
              </PressForm>
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
          <Form
            id={placeOrderForm.name}
            className={styles.order}
            form={{ ...form, error: undefined, submit: () => form.submit({ ordered, ...sent }) }}
          >
            <input type="hidden" name="ordered" value={ordered} />
            <PayBar
              total={purchase.price + purchase.shippingFee}
              above={
                <>
                  {form.error && (
                    <Notice tone="bad" announce>
                      {form.error}
                    </Notice>
                  )}
                  {!isReady && <p className={styles.hint}>{m.choose_address()}</p>}
                </>
              }
            >
              <Button type="submit" size="large" wide disabled={!isReady && hydrated} loading={busy}>
                {m.place_order()}
              </Button>
            </PayBar>
          </Form>
        </aside>
      </div>
    </div>
  );
}

function AddressRadios({
  addresses,
  chosen,
  onChoose,
}: {
  addresses: ShippingData['addresses'];
  chosen: string;
  onChoose: (addressId: string) => void;
}) {
  if (addresses.length === 0) return null;
  return (
    <div className={styles.addresses} role="radiogroup" aria-labelledby="addresses">
      {addresses.map((address) => (
        <label key={address._id} className={styles.address}>
          <input
            id={address._id}
            type="radio"
            name="addressId"
            form={placeOrderForm.name}
            value={address._id}
            checked={chosen === address._id}
            onChange={() => onChoose(address._id)}
          />
          <AddressText address={address} />
          {address.defaultAddress && <Badge>{m.default_address()}</Badge>}
        </label>
      ))}
    </div>
  );
}
