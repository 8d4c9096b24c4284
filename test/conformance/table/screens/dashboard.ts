import type { Row } from '../../check.ts';
import { after, has, inPart, row } from './row.ts';

/** Section 2: the customer's account pages. */

export const dashboard: readonly Row[] = [
  row(
    'dashboard menu',
    'dashboard: its menu',
    inPart(
      'main',
      '/dashboard',
      'customer',
      'Dashboard',
      'My Orders',
      'Wishlist',
      'Chat',
      'Change Password',
      'My Profile',
      'Logout',
    ),
  ),
  row(
    'dashboard logout',
    'dashboard: Logout goes to /login',
    after('pages/dashboard/frame.tsx', "useLogout('/login')", 'change-password.spec.ts', '**/login'),
  ),
  row(
    'dashboard cards',
    'dashboard: Order, Pending Orders, Cancelled Orders',
    inPart('main', '/dashboard', 'customer', 'Order', 'Pending Orders', 'Cancelled Orders'),
  ),
  row(
    'dashboard table',
    'dashboard: Recent Orders and its columns',
    inPart(
      'main',
      '/dashboard',
      'customer',
      'Recent Orders',
      'Order ID',
      'Price',
      'Payment Status',
      'Order Status',
      'Action',
    ),
  ),
  row(
    'dashboard search',
    'dashboard: “Search by Order ID...”',
    inPart('main', '/dashboard', 'customer', 'Search by Order ID...'),
  ),
  row(
    'dashboard empty',
    'dashboard: “No matching orders found.”',
    inPart('main', '/dashboard', 'newcomer', 'No matching orders found.'),
  ),
  row(
    'dashboard actions',
    'dashboard: View, and Pay Now while not paid',
    inPart('main', '/dashboard', 'customer', 'View', 'Pay Now'),
  ),
  row(
    'dashboard pay',
    'dashboard: Pay Now goes to /payment',
    has('/dashboard', 'customer', 'href="/payment?orderId={unpaidOrder}"'),
  ),
  row(
    'orders statuses',
    'my orders: All Status, Placed, Pending, Cancelled, Warehouse',
    inPart(
      'main',
      '/dashboard/my-orders',
      'customer',
      'All Status',
      'Placed',
      'Pending',
      'Cancelled',
      'Warehouse',
    ),
  ),
  row(
    'orders values',
    'my orders: values all, placed, pending, cancelled, warehouse',
    has(
      '/dashboard/my-orders',
      'customer',
      'value="all"',
      'value="placed"',
      'value="pending"',
      'value="cancelled"',
      'value="warehouse"',
    ),
  ),
  row(
    'orders search',
    'my orders: “Search Order ID...”',
    inPart('main', '/dashboard/my-orders', 'customer', 'Search Order ID...'),
  ),
  row(
    'orders columns',
    'my orders: its columns',
    inPart('main', '/dashboard/my-orders', 'customer', 'Order ID', 'Price', 'Payment', 'Status', 'Actions'),
  ),
  row(
    'orders pending',
    'my orders: unpaid shows Pending and Created',
    inPart('main', '/dashboard/my-orders', 'customer', 'Pending', 'Created'),
  ),
  row(
    'orders paid',
    'my orders: paid shows the raw words',
    inPart('main', '/dashboard/my-orders', 'customer', 'paid', 'placed'),
  ),
  row(
    'orders pay',
    'my orders: Pay Now goes to /my-payment',
    has('/dashboard/my-orders', 'customer', 'href="/my-payment?orderId={unpaidOrder}"'),
  ),
  row(
    'orders invoice',
    'my orders: Invoice opens a new tab',
    has('/dashboard/my-orders', 'customer', 'href="/api/generate-invoice/{paidOrder}" target="_blank"'),
  ),
  row(
    'orders empty',
    'my orders: “No orders found.”',
    inPart('main', '/dashboard/my-orders', 'newcomer', 'No orders found.'),
  ),
  row(
    'order deliver',
    'order: Deliver to, with a Home tag',
    inPart('main', '/dashboard/order/details/{paidOrder}', 'customer', 'Deliver to', 'Home', 'Jaipur'),
  ),
  row(
    'order email',
    'order: Email to, the customer’s e-mail',
    inPart('main', '/dashboard/order/details/{paidOrder}', 'customer', 'Email to {email}'),
  ),
  row(
    'order price',
    'order: the price, including shipping',
    inPart('main', '/dashboard/order/details/{paidOrder}', 'customer', 'Price: ₹', 'including shipping'),
  ),
  row(
    'order badges',
    'order: payment and order status',
    inPart(
      'main',
      '/dashboard/order/details/{paidOrder}',
      'customer',
      'Payment status',
      'paid',
      'Order status',
      'placed',
    ),
  ),
  row(
    'order lines',
    'order: name, brand, quantity, struck-through price, percent',
    inPart(
      'main',
      '/dashboard/order/details/{paidOrder}',
      'customer',
      '{productName}',
      '{brand}',
      'Quantity 1',
      'instead of',
      '% off',
    ),
  ),
  row(
    'wishlist card',
    'wishlist: discount badge, name, price, and three actions',
    inPart(
      'main',
      '/dashboard/my-wishlist',
      'customer',
      '{productName}',
      '%',
      '₹',
      'from your wishlist',
      'View {productName}',
      'Move to cart',
    ),
  ),
  row(
    'wishlist empty',
    'wishlist: “No Items Found”',
    inPart('main', '/dashboard/my-wishlist', 'newcomer', 'No Items Found'),
  ),
  row(
    'password fields',
    'change password: Old Password, New Password, Update',
    inPart('main', '/dashboard/chage-password', 'customer', 'Old Password', 'New Password', 'Update'),
  ),
  row(
    'password title',
    'change password: its title, spelt right for those who read it',
    inPart('main', '/dashboard/chage-password', 'customer', 'Change Password'),
  ),
  row(
    'chat prompt',
    'chat: “select seller” when none is chosen',
    inPart('main', '/dashboard/chat', 'customer', 'select seller'),
  ),
  row(
    'chat friends',
    'chat: sellers at the left, each linking to its chat',
    has('/dashboard/chat', 'customer', 'href="/dashboard/chat/{sellerId}"'),
  ),
  row(
    'chat input',
    'chat: “input message” and a send icon',
    inPart('main', '/dashboard/chat/{sellerId}', 'customer', 'input message', 'Send'),
  ),
  row(
    'chat own',
    'chat: own messages are told apart',
    has('/dashboard/chat/{sellerId}', 'customer', 'data-own=""'),
  ),
  row(
    'chat file',
    'chat: a file icon with a hidden file input',
    has('/dashboard/chat/{sellerId}', 'customer', 'type="file"'),
  ),
  row('chat online', 'chat: a dot where the seller is online', {
    by: 'source',
    file: 'src/domains/chat/ui/friend-list.tsx',
    has: ['online'],
  }),
];
