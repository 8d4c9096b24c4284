import type { Check, Row } from '../check.ts';

/** Sections 4, 5 and 6: what happens, what is refused, and who may. */

const row = (section: number, id: string, what: string, check: Check): Row => ({ section, id, what, check });
const after = (source: string, has: string, journey: string, sees = has): Check => ({
  by: 'journey',
  source: `src/${source}`,
  has,
  journey: `test/journeys/${journey}`,
  sees,
});
const refused = (
  as: 'guest' | 'customer',
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: Record<string, unknown>,
  status: number,
  says?: string,
): Check => ({
  by: 'answer',
  as,
  method,
  path,
  ...(method === 'GET' ? {} : { body }),
  status,
  ...(says ? { says } : {}),
});

const address = {
  name: 'Meera Sharma',
  address: '12 Chaura Rasta',
  phonenumber: '9876543210',
  pincode: '302003',
  state: 'Rajasthan',
  cityDistTown: 'Jaipur',
};

const transitions: readonly Row[] = [
  row(4, 'session token', 'the token of register, login and profile is kept', {
    by: 'source',
    file: 'src/domains/accounts/ui/token.ts',
    has: ['customerToken', 'localStorage.setItem', 'localStorage.removeItem'],
  }),
  row(4, 'login known number', 'login: 2 to 3 if the number is new, otherwise to /', {
    by: 'source',
    file: 'src/pages/login/otp-step.tsx',
    has: ['answer.isNewUser'],
  }),
  row(
    4,
    'cart count',
    'adding to the cart raises its count',
    after(
      'domains/cart/ui/use-add-to-cart.ts',
      'toast.success(message)',
      'guest-to-customer.spec.ts',
      'Cart, 1 item',
    ),
  ),
  row(
    4,
    'cart quantity',
    'a cart line goes up and down and the cart reloads',
    after('domains/cart/ui/cart-line-row.tsx', 'api.cart.increase', 'buy-a-kurta.spec.ts', 'Price (2 items)'),
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
    after('domains/orders/ui/order-table.tsx', 'Invoice', 'buy-a-kurta.spec.ts'),
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
    'a sent review is shown, and the form is empty',
    after(
      'domains/reviews/ui/review-form.tsx',
      'set(empty)',
      'review-written-and-replaced.spec.ts',
      "toHaveValue('')",
    ),
  ),
  row(4, 'chat top', 'sending moves that seller to the top of the list', {
    by: 'source',
    file: 'src/domains/chat/ui/use-chat.ts',
    has: ['toTop(known.current, {'],
  }),
  row(
    4,
    'logout',
    'logout: the session is dead, and the dashboard is closed',
    after('domains/accounts/ui/use-logout.ts', 'api.accounts.logOut()', 'own-pages.spec.ts', '/logout'),
  ),
];

const validation: readonly Row[] = [
  row(
    5,
    'mobile',
    '‘Please enter a valid 10-digit mobile number’',
    refused(
      'guest',
      'POST',
      '/customer/send-otp',
      { mobile: '98765' },
      400,
      'Please enter a valid 10-digit mobile number',
    ),
  ),
  row(5, 'mobile on the page', 'the same sentence beside the field', {
    by: 'source',
    file: 'src/pages/login/mobile-step.tsx',
    has: ['Please enter a valid 10-digit mobile number'],
  }),
  row(
    5,
    'otp',
    '‘Please enter the 4-digit OTP’',
    refused(
      'guest',
      'POST',
      '/customer/verify-otp',
      { mobile: '9876543210', otp: '123' },
      400,
      'Please enter the 4-digit OTP',
    ),
  ),
  row(5, 'otp on the page', 'the same sentence beside the field', {
    by: 'source',
    file: 'src/pages/login/otp-step.tsx',
    has: ['Please enter the 4-digit OTP'],
  }),
  row(
    5,
    'profile name',
    '‘Name and Email are required’, without a name',
    refused(
      'guest',
      'POST',
      '/customer/complete-profile',
      { phonenumber: '9876543210', name: '', email: 'a@b.example' },
      400,
      'Name and Email are required',
    ),
  ),
  row(
    5,
    'profile email',
    '‘Name and Email are required’, without an e-mail',
    refused(
      'guest',
      'POST',
      '/customer/complete-profile',
      { phonenumber: '9876543210', name: 'Meera', email: '' },
      400,
      'Name and Email are required',
    ),
  ),
  row(
    5,
    'register name',
    'register: a name is required',
    refused(
      'guest',
      'POST',
      '/customer/customer-register',
      { email: 'a@b.example', password: 'long enough' },
      400,
    ),
  ),
  row(
    5,
    'register email',
    'register: an e-mail address in its format is required',
    refused(
      'guest',
      'POST',
      '/customer/customer-register',
      { name: 'Meera', email: 'meera', password: 'long enough' },
      400,
    ),
  ),
  row(
    5,
    'register password',
    'register: a password is required',
    refused('guest', 'POST', '/customer/customer-register', { name: 'Meera', email: 'a@b.example' }, 400),
  ),
  row(
    5,
    'address phone',
    '‘Please enter a valid phone number’',
    refused(
      'customer',
      'POST',
      '/home/customer/add_address',
      { ...address, phonenumber: '98765' },
      400,
      'Please enter a valid phone number',
    ),
  ),
  ...(['name', 'address', 'pincode', 'state', 'cityDistTown'] as const).map((field) =>
    row(
      5,
      `address ${field}`,
      `‘Please fill all required fields’, without ${field}`,
      refused(
        'customer',
        'POST',
        '/home/customer/add_address',
        { ...address, [field]: '' },
        400,
        'Please fill all required fields',
      ),
    ),
  ),
  row(5, 'address optional', 'alternate phone, landmark and locality may be left out', {
    by: 'answer',
    as: 'customer',
    method: 'POST',
    path: '/home/customer/add_address',
    body: address,
    status: 201,
  }),
  row(
    5,
    'quantity below 1',
    'a quantity cannot go below 1',
    refused('customer', 'PUT', '/home/product/quantity-dec/{lineOfOne}', {}, 409),
  ),
  row(
    5,
    'quantity above stock',
    '‘Out of stock’',
    refused(
      'customer',
      'POST',
      '/home/product/add-to-card',
      { productId: '{productId}', variantId: '{variantId}', quantity: 999 },
      409,
      'Out of stock',
    ),
  ),
  row(
    5,
    'review text',
    'a review needs a text',
    refused(
      'customer',
      'POST',
      '/home/customer/submit-review',
      { productId: '{productId}', rating: 5, review: '  ' },
      400,
      'Please write a review',
    ),
  ),
  row(
    5,
    'review stars',
    'a review needs stars',
    refused(
      'customer',
      'POST',
      '/home/customer/submit-review',
      { productId: '{productId}', rating: 0, review: 'Soft' },
      400,
      'Please choose 1 to 5 stars',
    ),
  ),
  row(5, 'utr', 'an empty UTR is not submitted', {
    by: 'source',
    file: 'src/domains/payments/ui/utr-form.tsx',
    has: ['transactionId.trim()'],
  }),
  row(
    5,
    'chat empty',
    'an empty message is not sent',
    refused(
      'customer',
      'POST',
      '/chat/customer/send-message-to-seller',
      { sellerId: '{sellerId}', text: ' ' },
      400,
    ),
  ),
  row(
    5,
    'order search',
    'orders are found by a part of their id, in any case',
    after('domains/orders/ui/order-table.tsx', 'toLowerCase()', 'cancel-an-order.spec.ts', 'toUpperCase()'),
  ),
  row(
    5,
    'place order',
    'Place Order is disabled until an address is selected',
    after('pages/shipping/view.tsx', 'disabled={!chosen}', 'buy-a-kurta.spec.ts', 'toBeDisabled()'),
  ),
];

const closed: readonly [string, 'GET' | 'POST' | 'PUT', string, Record<string, unknown>][] = [
  ['the cart', 'GET', '/home/product/get-card-product', {}],
  ['adding to the cart', 'POST', '/home/product/add-to-card', { productId: '{productId}', quantity: 1 }],
  ['the wishlist', 'GET', '/home/product/get-wishlist-products', {}],
  ['adding to the wishlist', 'POST', '/home/product/add-to-wishlist', { productId: '{productId}' }],
  [
    'reviewing',
    'POST',
    '/home/customer/submit-review',
    { productId: '{productId}', rating: 5, review: 'Soft' },
  ],
  [
    'ordering',
    'POST',
    '/home/order/palce-order',
    {
      price: 1,
      shipping_fee: 0,
      products: [{ products: [{ quantity: 1, productInfo: { _id: '{productId}' } }] }],
      shippingInfo: { _id: 'x' },
    },
  ],
  ['chatting', 'POST', '/chat/customer/add-customer-friend', { sellerId: '' }],
  ['addresses', 'GET', '/home/customer/get_all_address', {}],
  ['orders', 'GET', '/home/customer/gat-order/{paidOrder}', {}],
];

const permissions: readonly Row[] = [
  row(6, 'browse', 'a guest may browse', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/query-products',
    status: 200,
  }),
  row(6, 'search', 'a guest may search', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/query-products?searchValue=kurta',
    status: 200,
  }),
  row(6, 'read a product', 'a guest may read a product', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/get-product/{product}',
    status: 200,
  }),
  row(6, 'read reviews', 'a guest may read reviews', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/customer/get-reviews/{productId}',
    status: 200,
  }),
  ...closed.map(([what, method, path, body]) =>
    row(6, `guest ${what}`, `${what} needs a customer`, refused('guest', method, path, body, 401)),
  ),
  row(6, 'others’ orders', 'a customer sees no order of somebody else’s', {
    by: 'answer',
    as: 'newcomer',
    method: 'GET',
    path: '/home/customer/gat-order/{paidOrder}',
    status: 404,
  }),
  row(6, 'others’ lists', 'nor the list of them', {
    by: 'answer',
    as: 'newcomer',
    method: 'GET',
    path: '/home/customer/gat-orders/{customerId}/all',
    status: 404,
  }),
  row(6, 'others’ wishes', 'nor changes their wishlist', {
    by: 'answer',
    as: 'newcomer',
    method: 'DELETE',
    path: '/home/product/delete-wishlist-product/{wishlistId}',
    status: 404,
  }),
];

export const rules: readonly Row[] = [...transitions, ...validation, ...permissions];
