import type { Row } from '../../check.ts';
import { after, row } from './row.ts';

/** Section 4: transitions. */

export const transitions: readonly Row[] = [
  row(4, 'session token', 'the token of register, login and profile is kept', {
    by: 'source',
    file: 'src/domains/accounts/ui/token.ts',
    has: ['customerToken', 'localStorage.setItem', 'localStorage.removeItem'],
  }),
  row(
    4,
    'login known number',
    'login: 2 to 3 if the number is new, otherwise to /',
    after(
      'pages/login/otp-step.tsx',
      'isNewUser',
      'login-step.spec.ts',
      "getByRole('heading', { name: 'Complete Your Profile' })",
    ),
  ),
  row(
    4,
    'cart count',
    'adding to the cart raises its count',
    after(
      'domains/cart/ui/use-add-to-cart.ts',
      "toast.success(message, '/cart')",
      'guest-to-customer.spec.ts',
      'Cart, 1 item',
    ),
  ),
  row(
    4,
    'cart quantity',
    'a cart line goes up and down and the cart reloads',
    after(
      'domains/cart/ui/use-cart-edits.ts',
      'increaseForm.send(api',
      'buy-a-kurta.spec.ts',
      'Price (2 items)',
    ),
  ),
  row(
    4,
    'wishlist count',
    'removing a wish lowers the count',
    after('pages/my-wishlist/view.tsx', 'api.wishlist.remove', 'wishlist-to-cart.spec.ts', 'Wishlist (1)'),
  ),
  row(
    4,
    'address edit',
    'editing fills the form, and the list is hidden meanwhile',
    after(
      'pages/my-address/view.tsx',
      'editing ?',
      'addresses.spec.ts',
      "card('Asha Verma')).toHaveCount(0)",
    ),
  ),
  row(
    4,
    'address default',
    'one default, never two',
    after('pages/my-address/address-cards.tsx', 'markDefault', 'addresses.spec.ts', 'not.toBeChecked()'),
  ),
  row(
    4,
    'order to payment',
    'a placed order leads to /my-payment',
    after(
      'pages/shipping/view.tsx',
      '/my-payment?orderId=',
      'keyboard-purchase.spec.ts',
      '/my-payment\\?orderId=',
    ),
  ),
  row(4, 'upi link', 'the UPI link asks for price plus shipping in INR', {
    by: 'value',
    file: 'src/domains/payments/upi-link.ts',
    name: 'upiLink',
    args: [
      { vpa: 'chowk@demo', name: 'Chowk Jaipur' },
      { id: 'order-1', price: 1085 },
    ],
    is: 'upi://pay?pa=chowk@demo&pn=Chowk%20Jaipur&tr=order-1&tn=Chowk%20order&am=1085.00&cu=INR',
  }),
  row(
    4,
    'paid',
    'paid: to /payment/confirm, and the cart is cleared',
    after('domains/payments/ui/use-after-paid.ts', 'takeOutOfCart', 'buy-a-kurta.spec.ts', 'Cart, 0 items'),
  ),
  row(
    4,
    'paid loses pay now',
    'a paid order gains Invoice',
    after('domains/orders/ui/order-actions.tsx', 'Invoice', 'buy-a-kurta.spec.ts'),
  ),
  row(
    4,
    'utr to confirm',
    'after the UTR: to /payment/confirm',
    after(
      'pages/payment/view.tsx',
      '/payment/confirm?orderId=',
      'back-and-reload.spec.ts',
      '/payment\\/confirm\\?orderId=',
    ),
  ),
  row(
    4,
    'result forgets',
    'the result page forgets the stored order id',
    after(
      'pages/order-confirm/view.tsx',
      'dropPendingOrder()',
      'back-and-reload.spec.ts',
      "localStorage.getItem('orderId')",
    ),
  ),
  row(
    4,
    'review reloads',
    'a sent review is shown, and the form closes and is empty when it opens again',
    after(
      'domains/reviews/ui/review-form.tsx',
      'onSent(message)',
      'review-written-and-replaced.spec.ts',
      "toHaveValue('')",
    ),
  ),
  row(4, 'chat top', 'sending moves that seller to the top of the list', {
    by: 'source',
    file: 'src/domains/chat/ui/use-chat.ts',
    has: ['toTop(friendsRef.current, {'],
  }),
  row(
    4,
    'logout',
    'logout: the session is dead, and the dashboard is closed',
    after('domains/accounts/ui/use-logout.ts', 'logOutForm.send(api', 'own-pages.spec.ts', '/logout'),
  ),
];
