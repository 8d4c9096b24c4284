import type { Check, Row, Viewer } from '../check.ts';

/** Sections 1 and 2: what stands on the screens. */

const says = (at: string, as: Viewer, ...texts: string[]): Check => ({ by: 'page', at, as, says: texts });
const inPart = (part: 'header' | 'main' | 'footer', at: string, as: Viewer, ...texts: string[]): Check => ({
  by: 'page',
  at,
  as,
  says: texts,
  part,
});
const has = (at: string, as: Viewer, ...markup: string[]): Check => ({ by: 'markup', at, as, has: markup });
const after = (source: string, text: string, journey: string, sees = text): Check => ({
  by: 'journey',
  source: `src/${source}`,
  has: text,
  journey: `test/journeys/${journey}`,
  sees,
});
const row = (id: string, what: string, check: Check, owed?: string): Row => ({
  id,
  section: 2,
  what,
  check,
  ...(owed ? { owed } : {}),
});
const promise = (id: string, what: string, text: string): Row => ({
  id: `promise ${id}`,
  section: 1,
  what: `the footer promises ${what}`,
  check: inPart('footer', '/', 'guest', text),
});

const promises: readonly Row[] = [
  promise('free shipping', 'free shipping on purchases above 799', 'Free shipping on purchases above ₹799'),
  promise('support', '24/7 customer support', '24/7 customer support'),
  promise('hours', 'support hours 10.00 to 22.00', 'daily 10.00 to 22.00'),
  promise('money back', 'a money-back guarantee as per terms', 'Money-back guarantee as per terms'),
  promise('coupons', 'free gift coupons for every purchase', 'Free gift coupons for every purchase'),
  promise('fast delivery', 'fast delivery across the home city', 'Fast delivery across Jaipur'),
  promise('super discount', 'super discount on orders over 699', 'Super discount on orders over ₹699'),
  promise('returns', 'a 14-day return policy', '14-day returns'),
];

const everyPage: readonly Row[] = [
  row('toasts', 'toasts appear at the top right on a dark background', {
    by: 'source',
    file: 'src/ui/toast/sonner-toaster.tsx',
    has: ['position="top-right"', 'theme="dark"'],
  }),
  row(
    'scroll to top',
    'the page scrolls to the top on every route change',
    after('web/root.tsx', '<ScrollRestoration />', 'back-and-reload.spec.ts', 'window.scrollY)).toBe(0)'),
  ),
  row('overlay', 'a dimmed, blurred overlay covers the page while the side menu is open', {
    by: 'source',
    file: 'src/ui/sheet/sheet.module.css',
    has: ['::backdrop', 'blur('],
  }),
  row('home-level load', 'the data of every page is loaded once at the start', {
    by: 'source',
    file: 'src/web/root-route.tsx',
    has: ['loadShell', 'isShellStale()'],
  }),
  row('header search', 'header: a search box', inPart('header', '/', 'guest', 'Search the shop')),
  row('header guest', 'header: a guest sees Login', inPart('header', '/', 'guest', 'Login')),
  row(
    'header signup',
    'header: a guest’s menu says Signup/Login',
    after('web/layout/side-menu.tsx', 'Signup/Login', 'guest-to-customer.spec.ts'),
  ),
  row(
    'header customer',
    'header: a customer’s menu shows the name, My Profile, Orders, Wishlist with its count, Logout',
    inPart('header', '/', 'customer', '{name}', 'My Profile', 'Orders', 'Wishlist (1)', 'Logout'),
  ),
  row('header cart', 'header: cart icon with its count', inPart('header', '/', 'customer', 'Cart, 2 items')),
  row(
    'header cart of a guest',
    'header: a guest’s cart icon leads to /login',
    has('/', 'guest', 'href="/login?next=/cart"'),
  ),
  row('header social', 'header: social icons', says('/', 'guest', 'Chowk on Instagram', 'Chowk on Facebook')),
  row('header side menu', 'header: a side menu on small screens', inPart('header', '/', 'guest', 'Menu')),
  row(
    'footer policies',
    'footer: links to the policies',
    has(
      '/',
      'guest',
      'href="/privacy-policy"',
      'href="/terms-condition"',
      'href="/return-refund"',
      'href="/shipping-policy"',
    ),
  ),
  row('footer clothing', 'footer: up to 4 links to categories named mens, womens, clothing or jeans', {
    by: 'links',
    at: '/',
    nav: 'Clothing',
    atLeast: 1,
    atMost: 4,
  }),
  row(
    'footer quick links',
    'footer: Quick Links (Home, Shop, About, Contact)',
    inPart('footer', '/', 'guest', 'Quick Links', 'Home', 'Shop', 'About', 'Contact'),
  ),
  row('footer top product', 'footer: Top Product, the first 5 categories', {
    by: 'links',
    at: '/',
    nav: 'Top Product',
    atLeast: 5,
    atMost: 5,
  }),
  row('footer categories', 'footer: Categories, the rest of them', {
    by: 'links',
    at: '/about',
    nav: 'Categories',
    atLeast: 7,
    atMost: 7,
  }),
  row(
    'footer shop',
    'footer: phone, support e-mail and street address',
    inPart('footer', '/', 'guest', '+91 90000 00000', 'support@chowk.example', '14 Lantern Lane'),
  ),
];

const home: readonly Row[] = [
  row('home banners', 'home: a banner carousel', says('/', 'guest', 'Highlights')),
  row(
    'home banner target product',
    'home: a banner’s button leads to the product where its target is one',
    has('/', 'guest', 'href="/product/details/indigo-dabu-print-straight-kurta"'),
  ),
  row(
    'home banner target category',
    'home: a banner’s button leads to the shop filtered by category id where its target is one',
    {
      by: 'source',
      file: 'src/domains/catalogue/ui/banner-carousel.tsx',
      has: ["targetType === 'category'", '/shops?category=${banner.categoryId}'],
    },
  ),
  row('home categories', 'home: a category carousel', inPart('main', '/', 'guest', 'Shop by category')),
  row('home special offer', 'home: a Special Offer carousel', inPart('main', '/', 'guest', 'Special Offer')),
  row('home featured', 'home: a Featured Items carousel', inPart('main', '/', 'guest', 'Featured Items')),
  row('home groups', 'home: titled product groups', {
    by: 'source',
    file: 'src/pages/home/view.tsx',
    has: ['title={group.title}'],
  }),
  row('home policy strip', 'home: a policy strip', inPart('main', '/', 'guest', 'What you can count on')),
  row('home fixed product', 'home: requests one fixed product by slug on load', {
    by: 'source',
    file: 'src/pages/home/page.ts',
    has: ['api.catalogue.getProduct('],
  }),
];

const listing: readonly Row[] = [
  row('card new', 'product card: a New badge', inPart('main', '/shops', 'guest', 'New')),
  row(
    'card link',
    'product card: picture and name link to /product/details/{slug}',
    has('/shops', 'guest', 'href="/product/details/'),
  ),
  row('card stock', 'product card: “{stock} left”', {
    by: 'source',
    file: 'src/domains/catalogue/ui/product-card.tsx',
    has: ['{stock} left'],
  }),
  row(
    'card stock shown',
    'product card: what is left is read on the page',
    inPart('main', '/shops', 'guest', ' left'),
  ),
  row('card price', 'product card: price with the rupee sign', inPart('main', '/shops', 'guest', '₹')),
  row('card add', 'product card: Add to Cart', inPart('main', '/shops', 'guest', 'Add to Cart')),
  row(
    'card add as guest',
    'product card: a guest who adds is sent to /login',
    after(
      'domains/cart/ui/use-add-to-cart.ts',
      '/login?next=',
      'guest-to-customer.spec.ts',
      '/login\\?next=',
    ),
  ),
  row(
    'listing category',
    'listing: categories as single-choice checkboxes',
    has('/shops', 'guest', 'type="checkbox" name="category"'),
  ),
  row('listing price', 'listing: a price range slider', {
    by: 'source',
    file: 'src/ui/price-range/price-slider.tsx',
    has: ['Lowest price', 'Highest price'],
  }),
  row(
    'listing rating',
    'listing: a rating filter 5 to 1',
    says(
      '/shops',
      'guest',
      '5 out of 5 stars',
      '4 out of 5 stars',
      '3 out of 5 stars',
      '2 out of 5 stars',
      '1 out of 5 stars',
    ),
  ),
  row('listing reset rating', 'listing: Reset Rating', says('/shops', 'guest', 'Reset Rating')),
  row(
    'listing sort',
    'listing: a sort select',
    says('/shops', 'guest', 'Sort by', 'Price: low to high', 'Price: high to low'),
  ),
  row('listing views', 'listing: grid and list', says('/shops', 'guest', 'Show as a grid', 'Show as a list')),
  row('listing count', 'listing: how many products', says('/shops', 'guest', '240 Products')),
  row('listing pages', 'listing: pages of results', says('/shops', 'guest', 'Next page')),
  row('listing show filters', 'listing: Show Filters on a phone', says('/shops', 'guest', 'Show Filters')),
  row('listing apply filters', 'listing: Apply Filters on a phone', says('/shops', 'guest', 'Apply Filters')),
  row(
    'listing empty',
    'listing: “Oops! No products found.” and a hint to change filters',
    inPart(
      'main',
      '/shops?rating=5&lowPrice=1&highPrice=2',
      'guest',
      'Oops! No products found.',
      'Try fewer filters',
    ),
  ),
  row('listing latest', 'listing: a Latest Products carousel', says('/shops', 'guest', 'Latest Products')),
  row(
    'listing by category',
    'listing: /shops reads the category by name, slug or id',
    inPart('main', '/shops?category={categoryName}', 'guest', '{categoryName}'),
  ),
  row(
    'listing by words',
    'listing: /products/search reads category and value',
    inPart('main', '/products/search?category={category}&value=cotton', 'guest', 'Results for “cotton”'),
  ),
];

const product: readonly Row[] = [
  row('product id link', 'product: links may carry the id', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/get-product/{productId}',
    status: 200,
  }),
  row('product breadcrumb', 'product: a breadcrumb', says('{productPage}', 'guest', 'Breadcrumb')),
  row(
    'product gallery',
    'product: a gallery with thumbnails',
    says('{productPage}', 'guest', 'Picture 1 of', 'Zoom the picture'),
  ),
  row(
    'product rating',
    'product: rating and review count',
    says('{productPage}', 'guest', 'out of 5 stars', ' review'),
  ),
  row(
    'product stepper',
    'product: a quantity stepper',
    says('{productPage}', 'guest', 'One more', 'One less'),
  ),
  row('product add', 'product: Add to Cart', says('{productPage}', 'guest', 'Add to Cart')),
  row('product buy', 'product: Buy Now', says('{productPage}', 'guest', 'Buy Now')),
  row('product wish', 'product: a wishlist button', says('{productPage}', 'guest', 'on your wishlist')),
  row('product availability', 'product: availability', says('{productPage}', 'guest', 'Availability')),
  row(
    'product seller',
    'product: the seller’s shop name',
    says('{productPage}', 'guest', 'Sold by', '{shopName}'),
  ),
  row('product chat', 'product: Chat with Seller', says('{productPage}', 'guest', 'Chat with Seller')),
  row(
    'product chat link',
    'product: it leads a customer to /dashboard/chat/{sellerId}',
    has('{productPage}', 'customer', 'href="/dashboard/chat/{sellerId}'),
  ),
  row(
    'product share',
    'product: share links',
    says('{productPage}', 'guest', 'Share on WhatsApp', 'Share on Facebook', 'Share on X'),
  ),
  row(
    'product description',
    'product: description and specification',
    says('{productPage}', 'guest', 'Description', 'Specification'),
  ),
  row('product reviews', 'product: customer reviews', says('{productPage}', 'guest', 'Customer Reviews')),
  row(
    'product login',
    'product: a guest sees a Login link for reviews',
    says('{productPage}', 'guest', 'Login to write a review'),
  ),
  row(
    'product more',
    'product: More from the seller',
    says('{productPage}', 'guest', 'More from {shopName}'),
  ),
  row('product related', 'product: Related Products', says('{productPage}', 'guest', 'Related Products')),
  row(
    'product wish as guest',
    'product: a guest who wishes is sent to /login',
    after('domains/wishlist/ui/wishlist-button.tsx', '/login?next=', 'own-pages.spec.ts', '/login\\?next='),
  ),
];

const entrance: readonly Row[] = [
  row(
    'register fields',
    'register: name, email, password',
    says('/register', 'guest', 'Name', 'Email', 'Password'),
  ),
  row('register login', 'register: a link to /login', has('/register', 'guest', 'href="/login')),
  row(
    'login step 1',
    'login: step 1 “Login / Register” takes the mobile number',
    says('/login', 'guest', 'Login / Register', 'Mobile number'),
  ),
  row(
    'login step 2',
    'login: step 2 “Enter OTP”',
    after('pages/login/otp-step.tsx', 'Enter OTP', 'steps/log-in.ts'),
  ),
  row(
    'login change number',
    'login: “Change Mobile Number”',
    after('pages/login/otp-step.tsx', 'Change Mobile Number', 'steps/log-in.ts'),
  ),
  row(
    'login step 3',
    'login: step 3 “Complete Your Profile” takes full name and email',
    after('pages/login/profile-step.tsx', 'Complete Your Profile', 'steps/log-in.ts'),
  ),
  row(
    'login save',
    'login: “Save & Continue”',
    after('pages/login/profile-step.tsx', 'Save & Continue', 'steps/log-in.ts'),
  ),
];

const purchase: readonly Row[] = [
  row('cart title', 'cart: “My Cart (N items)”', inPart('main', '/cart', 'customer', 'My Cart (2 items)')),
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
    has('/shipping', 'customer', 'type="radio" name="address"'),
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
    after('pages/shipping/page.ts', "goTo('/cart')", 'back-and-reload.spec.ts', '**/cart'),
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
    has: ['left <= 0', '/payment/failure?orderId='],
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

const dashboard: readonly Row[] = [
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
      'to your cart',
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

const reading: readonly Row[] = [
  row(
    'contact cards',
    'contact: address, phone, two mail addresses',
    inPart(
      'main',
      '/contact',
      'guest',
      '14 Lantern Lane',
      'Jaipur',
      'Rajasthan',
      '+91 90000 00000',
      'support@chowk.example',
      'info@chowk.example',
    ),
  ),
  row(
    'contact form',
    'contact: Name, Email, Subject, Message, SEND',
    inPart('main', '/contact', 'guest', 'Name', 'Email', 'Subject', 'Message', 'SEND'),
  ),
  row(
    'contact email',
    'contact: Email is typed as an e-mail address',
    has('/contact', 'guest', 'type="email"'),
  ),
  row(
    'about sections',
    'about: its sections',
    inPart(
      'main',
      '/about',
      'guest',
      'Welcome to Chowk',
      'Our Story',
      'Our Commitment',
      'Discover Your Style',
      'Connect With Us',
    ),
  ),
  row(
    'about commitment',
    'about: curated collections, quality assurance, customer-centric approach',
    inPart(
      'main',
      '/about',
      'guest',
      'Curated collections',
      'Quality assurance',
      'Customer-centric approach',
    ),
  ),
];

export const screens: readonly Row[] = [
  ...promises,
  ...everyPage,
  ...home,
  ...listing,
  ...product,
  ...entrance,
  ...purchase,
  ...dashboard,
  ...reading,
];
