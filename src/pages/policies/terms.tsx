import { shop } from '../../shop.ts';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Link } from '../../ui/link.tsx';
import { Grievance } from './grievance.tsx';

export const Terms = () => (
  <>
    <p>
      These terms hold between you, {shop.name} and the shops that sell here. By ordering you accept them in
      the form in which they stand here on that day.
    </p>
    <h2>Who sells</h2>
    <p>
      {shop.name} is a marketplace. The seller of each piece is the shop named on its page and on your
      invoice; we run the counter, take the payment and see to delivery and returns. Sellers answer for their
      goods, we for our service, and you can always come to us first.
    </p>
    <h2>Your account</h2>
    <p>
      You need an account to order, and you must be 18 or older. Keep your one-time passwords to yourself: we
      never ask for them by phone or mail. Tell us when you think that somebody else uses your account.
    </p>
    <h2>Prices</h2>
    <p>
      Prices are in Indian rupees, inclusive of GST; the MRP is struck through where a seller sells for less.
      Delivery is {formatRupees(shop.shippingFee)} an order and free when the goods come to more than{' '}
      {formatRupees(shop.freeShippingAbove)}. If a price changes while something lies in your cart, you see
      the new total before you order. An order keeps the prices of the moment it was placed.
    </p>
    <h2>Orders and payment</h2>
    <p>
      Placing an order reserves its pieces. The sale is concluded when your payment is confirmed. Payment is
      by UPI; confirming one by its UTR may take up to 24 hours. An order that nobody pays for is cancelled by
      itself and its pieces go back on the shelf. Money that arrives for a cancelled order is either used to
      revive it or refunded in full.
    </p>
    <p>
      You may cancel while an order is pending or placed, without cost. We may cancel when a piece turns out
      to be missing or a price was an obvious mistake; you then get everything back.
    </p>
    <h2>Offers</h2>
    <p>
      Super discounts on orders over {formatRupees(shop.superDiscountAbove)} and the gift coupons that come
      with purchases hold while they are announced, one per order, and cannot be paid out in cash.
    </p>
    <h2>Delivery, returns, money back</h2>
    <p>
      Our <Link href="/shipping-policy">shipping policy</Link> and our{' '}
      <Link href="/return-refund">return and refund policy</Link> are part of these terms. The money-back
      guarantee means: whatever is returned under that policy within {shop.returnDays} days is refunded in
      money, not in vouchers.
    </p>
    <h2>Reviews and chats</h2>
    <p>
      Write what you have seen yourself, and nothing that insults, advertises or breaks a law. A review marked
      as verified comes from somebody who bought the piece here. We take down what breaks these rules, and
      nothing else: a poor rating stays.
    </p>
    <h2>Pictures and colours</h2>
    <p>
      Hand-printed and hand-dyed cloth differs from piece to piece, and screens differ from each other. That
      is no fault; a piece that is clearly not the one pictured is.
    </p>
    <h2>Liability</h2>
    <p>
      We are liable without limit for intent, for gross negligence and wherever the law does not allow
      otherwise, and else up to the value of the order concerned. Your rights under the Consumer Protection
      Act, 2019 remain untouched by anything written here.
    </p>
    <h2>Law and courts</h2>
    <p>
      Indian law applies. Courts in {shop.city}, {shop.state} have jurisdiction; a consumer may also turn to
      the commission at their own place.
    </p>
    <h2>Who we are</h2>
    <p>
      {shop.name}, {shop.address.line}, {shop.city} {shop.address.pincode}, {shop.state}, {shop.country}.
      GSTIN {shop.gstin}. <a href={`mailto:${shop.infoEmail}`}>{shop.infoEmail}</a>
    </p>
    <Grievance />
  </>
);
