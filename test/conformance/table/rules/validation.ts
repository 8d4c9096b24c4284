import type { Row } from '../../check.ts';
import { after, isRefused, row } from './row.ts';

/** Section 5: validation. */

const address = {
  name: 'Meera Sharma',
  address: '12 Chaura Rasta',
  phonenumber: '9876543210',
  pincode: '302003',
  state: 'Rajasthan',
  cityDistTown: 'Jaipur',
};

export const validation: readonly Row[] = [
  row(
    5,
    'mobile',
    '‘Please enter a valid 10-digit mobile number’',
    isRefused(
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
    file: 'src/pages/login/forms.ts',
    has: ['Please enter a valid 10-digit mobile number'],
  }),
  row(
    5,
    'otp',
    '‘Please enter the 4-digit OTP’',
    isRefused(
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
    file: 'src/pages/login/forms.ts',
    has: ['Please enter the 4-digit OTP'],
  }),
  row(
    5,
    'profile name',
    '‘Name and Email are required’, without a name',
    isRefused(
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
    isRefused(
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
    isRefused(
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
    isRefused(
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
    isRefused('guest', 'POST', '/customer/customer-register', { name: 'Meera', email: 'a@b.example' }, 400),
  ),
  row(
    5,
    'address phone',
    '‘Please enter a valid phone number’',
    isRefused(
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
      isRefused(
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
    isRefused('customer', 'PUT', '/home/product/quantity-dec/{lineOfOne}', {}, 409),
  ),
  row(
    5,
    'quantity above stock',
    '‘Out of stock’',
    isRefused(
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
    isRefused(
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
    isRefused(
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
    file: 'src/domains/payments/ui/forms.ts',
    has: ['transactionId.trim() ? {}'],
  }),
  row(
    5,
    'chat empty',
    'an empty message is not sent',
    isRefused(
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
    after(
      'pages/shipping/view.tsx',
      'disabled={!isReady && hydrated}',
      'buy-a-kurta.spec.ts',
      'toBeDisabled()',
    ),
  ),
];
