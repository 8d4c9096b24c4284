import * as m from '#messages/terms';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Link } from '../../ui/link.tsx';
import { Grievance } from './grievance.tsx';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';

export const Terms = () => (
  <>
    <p>{m.these_terms_hold_between_you({ shop: shop.name })}</p>
    <h2>{m.who_sells()}</h2>
    <p>{m.is_marketplace({ shop: shop.name })}</p>
    <h2>{m.your_account()}</h2>
    <p>{m.you_need_account_to_order()}</p>
    <h2>{m.prices()}</h2>
    <p>
      {m.prices_are_in_indian_rupees({
        amount: formatRupees(deliveryTerms(null).fee),
        amount2: formatRupees(deliveryTerms(null).freeAbove),
      })}
    </p>
    <h2>{m.orders_and_payment()}</h2>
    <p>{m.placing_order_reserves_its_pieces()}</p>
    <p>{m.you_may_cancel_while_order()}</p>
    <h2>{m.offers()}</h2>
    <p>
      {rich(
        m.super_discounts_on_orders_over,
        { amount: formatRupees(shop.superDiscountAbove) },
        { offers: (text) => <Link href="/offers">{text}</Link> },
      )}
    </p>
    <h2>{m.money_back()}</h2>
    <p>
      {rich(
        m.our_shipping_policy_and_our,
        { returnDays: shop.returnDays },
        {
          policy: (text) => <Link href="/shipping-policy">{text}</Link>,
          refund: (text) => <Link href="/return-refund">{text}</Link>,
        },
      )}
    </p>
    <h2>{m.reviews_and_chats()}</h2>
    <p>{m.write_what_you_have_seen()}</p>
    <h2>{m.pictures_and_colours()}</h2>
    <p>{m.hand_printed_and_hand_dyed()}</p>
    <h2>{m.liability()}</h2>
    <p>{m.we_are_liable_without_limit()}</p>
    <h2>{m.law_and_courts()}</h2>
    <p>{m.indian_law_applies({ city: shop.city, state: shop.state })}</p>
    <h2>{m.who_we_are()}</h2>
    <p>
      {rich(
        m.gstin,
        {
          shop: shop.name,
          line: shop.address.line,
          city: shop.city,
          pincode: shop.address.pincode,
          state: shop.state,
          country: shop.country,
          gstin: shop.gstin,
          infoEmail: shop.infoEmail,
        },
        { mail: (text) => <a href={`mailto:${shop.infoEmail}`}>{text}</a> },
      )}
    </p>
    <Grievance />
  </>
);
