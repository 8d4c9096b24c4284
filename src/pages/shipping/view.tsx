import * as m from '#messages/checkout';
import { firstChoice } from '../../domains/addresses/first-choice.ts';
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
import { offersOf } from '../cart/held-offers.ts';
import { orderedBy, placeOrderForm } from './form.ts';
import { AgainQuestion } from './again-question.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { ShippingData } from './load.ts';
import { useParcelDays } from './parcel-days.ts';
import { UnpaidOrderChoice } from './unpaid-order-choice.tsx';
import styles from './view.module.css';

const checkout = () => [{ name: m.cart(), href: '/cart' }, { name: m.delivery() }, { name: m.payment() }];

export default function Shipping({
  data: { purchase, addresses, delivery },
  search,
}: ViewProps<ShippingData>) {
  const go = useGoAndRefresh();
  const refresh = useRefresh();
  const hydrated = useHydrated();
  const { same, replaces } = purchase;
  const earlier = same ?? replaces;
  const way = same ? 'continues' : 'replaces';
  const lines = purchase.groups.flatMap((group) => group.products);

  const { form, values, set, busy } = usePageForm(placeOrderForm, {
    start: {
      addressId: firstChoice(addresses)?._id ?? '',
      continues: same?.orderId ?? '',
      replaces: replaces?.orderId ?? '',
    },
    onDone: ({ orderId }) =>
      go(`/my-payment?orderId=${orderId}`, { state: { price: toPay, items: purchase.items, orderId } }),
    tell: ({ code = '', message }) => {
      if (['changed_meanwhile', 'price_changed', 'out_of_stock', 'not_found'].includes(code)) void refresh();
      if (code === 'delivery_changed') void promised.again();
      return placeOrderForm.tell?.({ code, message }) ?? { error: message };
    },
  });
  const { addressId: chosen } = values;
  // After 'Change' there is nothing left to continue or replace.
  const continues = (values.continues && same?.orderId) || '';
  const sent = { continues, replaces: (values.replaces && replaces?.orderId) || '' };
  const off = continues && same ? offersOf(same) : sent.replaces ? purchase.off : purchase.apart;
  const toPay: number = purchase.price + purchase.shippingFee - off.discount;
  const pincode = addresses.find(({ _id }) => _id === chosen)?.pincode ?? '';
  const isTogether = values.together === 'yes';
  const promised = useParcelDays(pincode, { groups: purchase.groups, known: delivery, isTogether });
  const { apart, joint, isChoice, seen, isOutside } = promised;
  const isReady = Boolean(continues || (chosen && !isOutside));
  const ordered = orderedBy(purchase);
  const send = (again: string) => form.submit({ ordered, ...sent, again, seen: JSON.stringify(seen) });
  // Another order beside the unpaid one is meant as a second one.
  const again = same && !continues ? 'yes' : '';
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
          <AddressSection
            addresses={addresses}
            search={search}
            chosen={chosen}
            outside={isOutside ? pincode : ''}
            onChoose={(addressId) => set({ addressId })}
          />
          {isChoice && (
            <DeliveryChoice
              groups={purchase.groups}
              apart={apart}
              joint={joint}
              isTogether={isTogether}
              onChoose={(next) => set({ together: next ? 'yes' : '' })}
            />
          )}
          <OrderSummary groups={purchase.groups} days={continues ? {} : seen} />
        </div>
        <aside className={styles.panel}>
          {!continues && <OffersPanel offers={off.offers} />}
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
            form={{
              ...form,
              error: undefined,
              submit: () => send(again),
            }}
          >
            <input type="hidden" name="ordered" value={ordered} />
            {same && <input type="hidden" name="again" value="yes" />}
            <PayBar
              total={toPay}
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
