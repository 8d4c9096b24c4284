import type { Row } from '../../check.ts';
import { after, has, inPart, row, says } from './row.ts';

/** Section 2: from the cart to the paid order. */

export const purchase: readonly Row[] = [
  row('cart title', 'cart: “My Cart (N items)”', inPart('main', '/cart', 'customer', 'My Cart (3 items)')),
  row(
    'cart line',
    'cart: name, brand, struck-through price, percent off, minus and plus, Remove',
    inPart(
      'main',
      '/cart',
      'customer',
      '{productName}',
      '{brand}',
      'instead of',
      '% off',
      'One less',
      'One more',
      'Remove',
    ),
  ),
  row('cart struck', 'cart: the original price is struck through', has('/cart', 'customer', '<del')),
  row(
    'cart empty',
    'cart: “Your cart is empty!”',
    inPart('main', '/cart', 'newcomer', 'Your cart is empty!'),
  ),
  row('cart shop now', 'cart: “Shop Now” leads to /shops', inPart('main', '/cart', 'newcomer', 'Shop Now')),
  row(
    'cart prices',
    'cart: Price (N items), Discount, Shipping Fee, Total Amount',
    inPart('main', '/cart', 'customer', 'Price (3 items)', 'Discount', 'Shipping Fee', 'Total Amount'),
  ),
  row(
    'cart saving',
    'cart: “You will save X on this order”',
    inPart('main', '/cart', 'customer', 'You will save ₹', 'on this order'),
  ),
  row(
    'cart place order',
    'cart: Place Order goes to /shipping',
    after('pages/cart/view.tsx', 'Place Order', 'buy-a-kurta.spec.ts'),
  ),
  row(
    'shipping address',
    'shipping: a saved address is chosen by radio',
    has('/shipping', 'customer', 'type="radio" form="place-order" name="addressId"'),
  ),
  row(
    'shipping summary',
    'shipping: the order’s summary',
    inPart('main', '/shipping', 'customer', 'Order summary', '{productName}'),
  ),
  row('shipping place', 'shipping: Place Order', inPart('main', '/shipping', 'customer', 'Place Order')),
  row(
    'shipping without products',
    'shipping: without products one is sent to the cart',
    after('pages/shipping/load.ts', "goTo('/cart')", 'back-and-reload.spec.ts', '**/cart'),
  ),
  row(
    'addresses title',
    'addresses: “Manage Addresses”',
    inPart('main', '/dashboard/myaddress', 'customer', 'Manage Addresses'),
  ),
  row(
    'addresses add',
    'addresses: “+ Add New Address”',
    inPart('main', '/dashboard/myaddress', 'customer', '+ Add New Address'),
  ),
  row(
    'addresses cancel',
    'addresses: it turns into Cancel',
    after('pages/my-address/view.tsx', 'Cancel', 'addresses.spec.ts'),
  ),
  row(
    'addresses card',
    'addresses: cards with edit, delete, a default checkbox and a Default badge',
    inPart('main', '/dashboard/myaddress', 'customer', 'Edit', 'Delete', 'Default address', 'Default'),
  ),
  row(
    'my-payment qr',
    'my-payment: a QR code',
    says('/my-payment?orderId={unpaidOrder}', 'customer', 'QR code of this payment'),
  ),
  row('my-payment apps', 'my-payment: payment apps', {
    by: 'source',
    file: 'src/domains/payments/ui/upi-pay.tsx',
    has: ['tez://upi/pay', 'phonepe://pay', 'paytmmp://pay', 'upi://pay'],
  }),
  row(
    'payment utr',
    'payment: a UTR / transaction ID is submitted',
    says('/payment?orderId={unpaidOrder}', 'customer', 'UTR / Transaction ID'),
  ),
  row('payment timeout', 'my-payment: at zero one goes to /payment/failure', {
    by: 'source',
    file: 'src/pages/my-payment/view.tsx',
    has: ['secondsLeft <= 0', '/payment/failure?orderId='],
  }),
  row(
    'confirm waiting',
    'payment/confirm, not paid: what it says',
    inPart(
      'main',
      '/payment/confirm?orderId={unpaidOrder}',
      'customer',
      "We're verifying your payment...",
      'Payment under verification',
      'up to 24 hours',
      'My Orders',
      'Need help?',
    ),
  ),
  row(
    'confirm help',
    'payment/confirm: Need help? leads to /help',
    has('/payment/confirm?orderId={unpaidOrder}', 'customer', 'href="/help"'),
  ),
  row(
    'confirm paid',
    'payment/confirm, paid: what it says',
    inPart(
      'main',
      '/payment/confirm?orderId={paidOrder}',
      'customer',
      'Payment verified successfully!',
      'Thank you! Your payment is confirmed.',
      'order is being processed',
      'Go to My Orders',
    ),
  ),
  row(
    'failure',
    'payment/failure: what it says',
    inPart(
      'main',
      '/payment/failure?orderId={unpaidOrder}',
      'customer',
      'Payment Failed',
      'unsuccessful due to session timeout',
      'try again later or use another method',
      'My Orders',
      'Need help ?',
    ),
  ),
  row(
    'result spinner',
    'result page: a spinner until the status is known',
    inPart('main', '/order/confirm?orderId={unpaidOrder}', 'customer', 'Confirming your order'),
  ),
  row(
    'result link',
    'result page: Back to Dashboard',
    after('pages/order-confirm/view.tsx', 'Back to Dashboard', 'back-and-reload.spec.ts'),
  ),
];
