import { shop } from '../../shop.ts';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Link } from '../../ui/link.tsx';

export const Shipping = () => (
  <>
    <h2>What it costs</h2>
    <ul>
      <li>
        Goods for more than {formatRupees(shop.freeShippingAbove)}: <strong>free</strong>.
      </li>
      <li>
        Goods for {formatRupees(shop.freeShippingAbove)} or less:{' '}
        <strong>{formatRupees(shop.shippingFee)}</strong>.
      </li>
    </ul>
    <p>
      Charged once an order, however many shops it comes from, and shown in the cart before you order. What
      counts is the price after discounts.
    </p>
    <h2>How long it takes</h2>
    <ul>
      <li>
        In {shop.city}: <strong>{shop.deliveryDays.inCity} days</strong>.
      </li>
      <li>
        Elsewhere in India: <strong>{shop.deliveryDays.elsewhere} days</strong>.
      </li>
    </ul>
    <p>
      Days count from the confirmation of your payment. Sundays, national holidays and the days around Diwali
      and Holi may add one or two. If it will take longer, we tell you, and you may cancel without cost.
    </p>
    <h2>Following it</h2>
    <p>
      <Link href="/dashboard/my-orders">My Orders</Link> shows where an order stands: Placed while the seller
      packs it, Warehouse while it is with us and on its way, Success when it has reached you.
    </p>
    <h2>Several shops, one order</h2>
    <p>
      Pieces from different shops are gathered with us and come together where that costs no time; otherwise
      in parts, at no extra cost. Each seller’s pieces stand on their own page of your invoice.
    </p>
    <h2>At your door</h2>
    <p>
      The courier calls the number in the address and tries twice. A parcel that cannot be handed over comes
      back to us and is refunded like a return. Please do not accept a parcel that was opened; tell us at
      once.
    </p>
    <h2>Address</h2>
    <p>
      An order goes to the address it was placed with. Write to us before it reaches the warehouse if it must
      change. We deliver to every PIN code in India that couriers reach, and not abroad.
    </p>
  </>
);
