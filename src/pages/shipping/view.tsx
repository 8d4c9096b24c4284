import * as m from '#messages/checkout';
import type { UnpaidOrder } from '../../domains/orders/order-shape.ts';
import { PayBar } from '../../domains/cart/ui/pay-bar.tsx';
import { PriceDetails } from '../../domains/cart/ui/price-details.tsx';
import { OffersPanel } from '../../domains/promotions/ui/offers-panel.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useGoAndRefresh, useRefresh } from '../../web/shell-context.tsx';
import { AddressSection } from './address-section.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { orderedBy, placeOrderForm, slotValue } from './form.ts';
import { AgainQuestion } from './again-question.tsx';
import { OrderSummary } from './order-summary.tsx';
import { firstAddress, type Purchase, type ShippingData, toPay } from './load.ts';
import { useOffer } from './parcel-slots.ts';
import { SameOrder, UnpaidOrderChoice } from './unpaid-order-choice.tsx';
import { WaysToPay } from './ways-to-pay.tsx';
import styles from './view.module.css';

const checkout = () => [{ name: m.cart(), href: '/cart' }, { name: m.delivery() }, { name: m.payment() }];

export default function Shipping({
  data: { purchase, addresses, offered: initial },
  search,
}: ViewProps<ShippingData>) {
  const go = useGoAndRefresh();
  const refresh = useRefresh();
  const hydrated = useHydrated();
  const { same, replaces } = purchase;
  const lines = purchase.groups.flatMap((group) => group.products);

  const { form, values, set, busy } = usePageForm(placeOrderForm, {
    start: {
      addressId: firstAddress(addresses, search)?._id ?? '',
      replaces: replaces?.orderId ?? '',
    },
    onDone: ({ orderId }) =>
      go(`/my-payment?orderId=${orderId}`, { state: { price: total, items: purchase.items, orderId } }),
    tell: ({ code = '', message }) => {
      if (['changed_meanwhile', 'price_changed', 'out_of_stock', 'not_found'].includes(code)) void refresh();
      if (code === 'delivery_changed') void readAgain();
      return placeOrderForm.tell?.({ code, message }) ?? { error: message };
    },
  });
  const { addressId: chosen } = values;
  // After 'Start again' there is nothing left to replace.
  const sent = { replaces: (values.replaces && replaces?.orderId) || '' };
  const off = sent.replaces ? purchase.off : purchase.apart;
  const total: number = toPay(purchase, sent.replaces !== '');
  const pincode = addresses.find(({ _id }) => _id === chosen)?.pincode ?? '';
  const { offer, readAgain, isSilent, choices, isTogether, parcels } = useOffer(
    { pincode, groups: purchase.groups, price: total },
    values,
    initial,
  );
  const isOutside = offer?.delivery.served === false;
  const isReady = Boolean(chosen && !isOutside);
  const ordered = orderedBy(purchase);
  // What is shown is meant, also where it is the earliest.
  const slotValues = parcels.flatMap(({ sellerId, chosen: slot }) => (slot ? slotValue(sellerId, slot) : []));
  const send = (againToo: string) =>
    form.submit({ ordered, ...sent, again: againToo, ...sentSlots(isTogether, slotValues) });
  // Another order beside the unpaid one is meant as a second one.
  const isSecond = same ? 'yes' : '';
  if (same && !(search.has('another') && purchase.isThereForAnother))
    return <Continued order={same} purchase={purchase} search={search} />;
  return (
    <div className={styles.page}>
      <Steps label={m.checkout()} current={1} steps={checkout()} />
      <h1>{m.delivery()}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {replaces && (
            <UnpaidOrderChoice
              order={replaces}
              isThereForAnother={purchase.isThereForAnother}
              chosen={sent.replaces}
              onChoose={(next) => set({ replaces: next })}
            />
          )}
          <AddressSection
            addresses={addresses}
            search={search}
            chosen={chosen}
            outside={isOutside ? pincode : ''}
            onChoose={(addressId) => set({ addressId })}
          />
          {pincode && !isOutside && (
            <DeliveryChoice
              groups={purchase.groups}
              choices={choices}
              onRetry={isSilent ? () => void readAgain() : undefined}
              isTogether={isTogether}
              onChoose={set}
            />
          )}
          <OrderSummary groups={purchase.groups} slots={parcels} />
          {offer && !isOutside && <WaysToPay ways={offer.ways} />}
        </div>
        <aside className={styles.panel}>
          <OffersPanel offers={off.offers} />
          <PriceDetails
            lines={lines}
            price={purchase.price}
            shippingFee={purchase.shippingFee}
            items={purchase.items}
            applied={off.offers.applied}
          />
          <Form
            id={placeOrderForm.name}
            className={styles.order}
            form={{ ...form, error: undefined, submit: () => send(isSecond) }}
          >
            <input type="hidden" name="ordered" value={ordered} />
            {same && <input type="hidden" name="again" value="yes" />}
            <PayBar
              total={total}
              above={
                <>
                  {form.error && (
                    <Notice key={form.answers} tone="bad" answer>
                      {form.error}
                    </Notice>
                  )}
                  {form.fields.again && <AgainQuestion text={form.fields.again} onYes={() => send('yes')} />}
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

const sentSlots = (isTogether: boolean, slots: string[]) => ({
  together: isTogether ? 'yes' : '',
  slots,
  joint: slots[0] ?? '',
});

/** The same purchase was ordered before and waits for its payment: what to do about it, instead of ordering it again. */
function Continued({
  order,
  purchase,
  search,
}: {
  order: UnpaidOrder;
  purchase: Purchase;
  search: URLSearchParams;
}) {
  const another = new URLSearchParams(search);
  another.set('another', '1');
  return (
    <div className={styles.page}>
      <Steps label={m.checkout()} current={1} steps={checkout()} />
      <h1>{m.delivery()}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SameOrder
            order={order}
            another={purchase.isThereForAnother ? `/shipping?${another.toString()}` : null}
          />
          <OrderSummary groups={purchase.groups} slots={[]} />
        </div>
        <aside className={styles.panel}>
          <PriceDetails
            lines={purchase.groups.flatMap((group) => group.products)}
            price={purchase.price}
            shippingFee={purchase.shippingFee}
            items={purchase.items}
            applied={order.applied}
          />
        </aside>
      </div>
    </div>
  );
}
