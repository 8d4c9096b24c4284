/** Objects of the tested shop for addresses that contain one. */
export interface Landmarks {
  readonly product: { readonly slug: string; readonly id: string };
  readonly category: { readonly slug: string; readonly id: string; readonly name: string };
  readonly sellerId: string;
  /** An unpaid and a paid order of the customer. */
  readonly unpaidOrder: string;
  readonly paidOrder: string;
}

export interface Route {
  /** As written in the specification (section 2). */
  readonly route: string;
  /** An example address of the route. */
  readonly address: (things: Landmarks) => string;
  /**
   * `anyone` may see it; `customer`: guests are sent to /login and come back; `cart`: guests are sent home; `guest`:
   * logged-in customers are sent home; `leaving`: sends guests home and logs customers out.
   */
  readonly who: 'anyone' | 'customer' | 'cart' | 'guest' | 'leaving';
  /** A text of its page, in the server's HTML. */
  readonly says: string;
}

const here = (address: string) => () => address;

/** Every route of the specification, section 2. The tests of conformance and accessibility and the screenshots share this list. */
export const routes: readonly Route[] = [
  { route: '/', address: here('/'), who: 'anyone', says: 'Shop by category' },
  { route: '/shops', address: here('/shops'), who: 'anyone', says: 'Show Filters' },
  {
    route: '/shops?category',
    address: ({ category }) => `/shops?category=${category.id}`,
    who: 'anyone',
    says: 'Show Filters',
  },
  { route: '/products', address: here('/products'), who: 'anyone', says: 'Show Filters' },
  {
    route: '/products/search',
    address: ({ category }) => `/products/search?category=${category.slug}&value=cotton`,
    who: 'anyone',
    says: 'Results for',
  },
  {
    route: '/product/category/{slug}',
    address: ({ category }) => `/product/category/${category.slug}`,
    who: 'anyone',
    says: 'Show Filters',
  },
  {
    route: '/product/details/{slug}',
    address: ({ product }) => `/product/details/${product.slug}`,
    who: 'anyone',
    says: 'Customer Reviews',
  },
  { route: '/about', address: here('/about'), who: 'anyone', says: 'Our Story' },
  { route: '/contact', address: here('/contact'), who: 'anyone', says: 'SEND' },
  { route: '/help', address: here('/help'), who: 'anyone', says: 'How can we help?' },
  { route: '/privacy-policy', address: here('/privacy-policy'), who: 'anyone', says: 'Privacy' },
  { route: '/terms-condition', address: here('/terms-condition'), who: 'anyone', says: 'Terms' },
  { route: '/return-refund', address: here('/return-refund'), who: 'anyone', says: '14 days' },
  { route: '/shipping-policy', address: here('/shipping-policy'), who: 'anyone', says: '₹799' },
  { route: '/login', address: here('/login'), who: 'guest', says: 'Login / Register' },
  { route: '/register', address: here('/register'), who: 'guest', says: 'Register' },
  { route: '/logout', address: here('/logout'), who: 'leaving', says: 'Logout' },
  { route: '/cart', address: here('/cart'), who: 'cart', says: 'My Cart (' },
  { route: '/shipping', address: here('/shipping'), who: 'customer', says: 'Deliver to' },
  {
    route: '/payment',
    address: ({ unpaidOrder }) => `/payment?orderId=${unpaidOrder}`,
    who: 'customer',
    says: 'UTR / Transaction ID',
  },
  {
    route: '/my-payment',
    address: ({ unpaidOrder }) => `/my-payment?orderId=${unpaidOrder}`,
    who: 'customer',
    says: 'Scan with any UPI app to pay',
  },
  {
    route: '/payment/confirm',
    address: ({ paidOrder }) => `/payment/confirm?orderId=${paidOrder}`,
    who: 'customer',
    says: 'Payment verified successfully!',
  },
  {
    route: '/payment/failure',
    address: ({ unpaidOrder }) => `/payment/failure?orderId=${unpaidOrder}`,
    who: 'customer',
    says: 'Payment Failed',
  },
  {
    route: '/order/confirm',
    address: ({ unpaidOrder }) => `/order/confirm?orderId=${unpaidOrder}`,
    who: 'customer',
    says: 'Confirming your order',
  },
  { route: '/dashboard', address: here('/dashboard'), who: 'customer', says: 'Recent Orders' },
  {
    route: '/dashboard/my-orders',
    address: here('/dashboard/my-orders'),
    who: 'customer',
    says: 'All Status',
  },
  {
    route: '/dashboard/my-wishlist',
    address: here('/dashboard/my-wishlist'),
    who: 'customer',
    says: 'Wishlist (1)',
  },
  {
    route: '/dashboard/order/details/{orderId}',
    address: ({ paidOrder }) => `/dashboard/order/details/${paidOrder}`,
    who: 'customer',
    says: 'Deliver to',
  },
  {
    route: '/dashboard/chage-password',
    address: here('/dashboard/chage-password'),
    who: 'customer',
    says: 'New Password',
  },
  {
    route: '/dashboard/myaddress',
    address: here('/dashboard/myaddress'),
    who: 'customer',
    says: 'Manage Addresses',
  },
  { route: '/dashboard/chat', address: here('/dashboard/chat'), who: 'customer', says: 'select seller' },
  {
    route: '/dashboard/chat/{sellerId}',
    address: ({ sellerId }) => `/dashboard/chat/${sellerId}`,
    who: 'customer',
    says: 'input message',
  },
];

/** The shop's own pages, which are not in the specification. */
export const linkRoutes: readonly Route[] = [
  {
    route: '/shop/{slug}',
    address: ({ sellerId }) => `/shop/${sellerId}`,
    who: 'anyone',
    says: 'Chat with Seller',
  },
  { route: '/forgot-password', address: here('/forgot-password'), who: 'anyone', says: 'Forgot password?' },
  {
    route: '/reset-password',
    address: here('/reset-password?token=x'),
    who: 'anyone',
    says: 'Set a new password',
  },
  {
    route: '/tell-me',
    address: here('/tell-me?token=x'),
    who: 'anyone',
    says: 'Tell you when it is back?',
  },
  {
    route: '/verify-email',
    address: here('/verify-email?token=x'),
    who: 'anyone',
    says: 'Verify your email',
  },
  { route: '/unsubscribe', address: here('/unsubscribe?token=x'), who: 'anyone', says: 'Stop' },
  { route: '/offers', address: here('/offers'), who: 'anyone', says: 'Offers' },
  {
    route: '/return/{orderId}',
    address: ({ paidOrder }) => `/return/${paidOrder}`,
    who: 'customer',
    says: 'return',
  },
  { route: '/dashboard/coupons', address: here('/dashboard/coupons'), who: 'customer', says: 'Coupons' },
  {
    route: '/dashboard/notices',
    address: here('/dashboard/notices'),
    who: 'customer',
    says: 'Notifications',
  },
  {
    route: '/dashboard/notices/settings',
    address: here('/dashboard/notices/settings'),
    who: 'customer',
    says: 'Notification settings',
  },
  { route: '/dashboard/support', address: here('/dashboard/support'), who: 'customer', says: 'requests' },
];
