import * as m from '#messages/shipping-policy';
import { rich } from '../../messages/rich.tsx';
import { PinCheck } from '../../domains/delivery/ui/pin-check.tsx';
import { shop } from '../../shop.ts';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Link } from '../../ui/link.tsx';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';

const terms = deliveryTerms(null);

export const Shipping = () => (
  <>
    <h2>{m.what_it_costs()}</h2>
    <ul>
      <li>
        {rich(
          m.goods_for_more_than,
          { amount: formatRupees(terms.freeAbove) },
          { b: (text) => <strong>{text}</strong> },
        )}
      </li>
      <li>
        {rich(
          m.goods_for_or_less,
          { amount: formatRupees(terms.freeAbove), amount2: formatRupees(terms.fee) },
          { b: (text) => <strong>{text}</strong> },
        )}
      </li>
    </ul>
    <p>{m.charged_once_order()}</p>
    <h2>{m.how_long_it_takes()}</h2>
    <ul>
      <li>
        {rich(
          m.in_days,
          { city: shop.city, inCity: shop.deliveryDays.inCity },
          { b: (text) => <strong>{text}</strong> },
        )}
      </li>
      <li>
        {rich(
          m.elsewhere_in_india,
          { elsewhere: shop.deliveryDays.elsewhere, state: shop.state },
          { b: (text) => <strong>{text}</strong> },
        )}
      </li>
    </ul>
    <p>{m.days_count_from_confirmation_of()}</p>
    <div id="pin">
      <PinCheck />
    </div>
    <h2>{m.following_it()}</h2>
    <p>
      {rich(
        m.my_orders_shows_where_order,
        {},
        { orders: (text) => <Link href="/dashboard/my-orders">{text}</Link> },
      )}
    </p>
    <h2>{m.several_shops()}</h2>
    <p>{m.pieces_from_different_shops_are()}</p>
    <h2>{m.at_your_door()}</h2>
    <p>{m.courier_calls_number_in_address()}</p>
    <h2>{m.address()}</h2>
    <p>{m.order_goes_to_address_it()}</p>
  </>
);
