import { shop } from '../../shop.ts';
import { Link } from '../../ui/link.tsx';

export const Returns = () => (
  <>
    <p>
      If a piece is not what you hoped for, it can go back within{' '}
      <strong>{shop.returnDays} days of its delivery</strong>. You need not say why.
    </p>
    <h2>How to return</h2>
    <ol>
      <li>
        Write to <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a> or through the{' '}
        <Link href="/contact">contact form</Link> with the order’s number and the pieces.
      </li>
      <li>We name a day on which the courier picks the parcel up at your address.</li>
      <li>Hand it over unworn and unwashed, with its tags, in any packet that protects it.</li>
    </ol>
    <p>
      The pick-up is free inside {shop.city}. From elsewhere it is free when we or the seller made the
      mistake; otherwise the courier’s fee is deducted, and you are told how much before you decide.
    </p>
    <h2>What cannot come back</h2>
    <ul>
      <li>Pieces stitched or altered to your measure.</li>
      <li>Innerwear and pierced jewellery, once their seal is open.</li>
      <li>What was worn, washed, perfumed or lost its tags.</li>
    </ul>
    <p>None of this holds for a piece that came damaged, faulty or wrong: that always comes back.</p>
    <h2>Damaged, faulty or wrong</h2>
    <p>
      Tell us as soon as you see it, within 48 hours if you can, with a photo. We pay for the way back and
      replace the piece or refund it with its delivery, as you prefer.
    </p>
    <h2>Your money</h2>
    <p>
      A refund leaves us within <strong>{shop.refundWorkingDays} working days</strong> after the piece has
      come back and been checked, to the account that paid. Your bank may take a day or two more to show it.
      If the whole order goes back, the delivery fee is refunded too.
    </p>
    <h2>Cancelling instead</h2>
    <p>
      While an order is pending or placed you can cancel it yourself in{' '}
      <Link href="/dashboard/my-orders">My Orders</Link>. What you had paid is refunded in the same{' '}
      {shop.refundWorkingDays} working days.
    </p>
    <h2>Paid, but no order</h2>
    <p>
      If money arrives for an order that was cancelled meanwhile, the order is revived when the pieces are
      still there; otherwise everything is refunded. You see which of the two in My Orders, and need not write
      to us.
    </p>
    <h2>Exchanges</h2>
    <p>
      For another size or colour, order it anew and return the first piece: so nobody else takes it while
      yours is on its way.
    </p>
  </>
);
