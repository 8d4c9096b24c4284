import type { Check, Row } from '../check.ts';

/** Section 9: every constant and limit, as in the code. */

const row = (id: string, what: string, check: Check, debt?: string): Row => ({
  id: `constant ${id}`,
  section: 9,
  what,
  check,
  ...(debt ? { owed: debt } : {}),
});
const value = (file: string, name: string, is: unknown, args?: readonly unknown[]): Check => ({
  by: 'value',
  file: `src/${file}`,
  name,
  is,
  ...(args ? { args } : {}),
});
const money = (name: string, args: readonly unknown[], is: number) =>
  value('platform/money.ts', name, is, args);

export const constants: readonly Row[] = [
  row('currency', 'INR for UPI', {
    by: 'source',
    file: 'src/domains/payments/upi-link.ts',
    has: ["['cu', 'INR']"],
  }),
  row(
    'rupee sign',
    'prices in rupees, with Indian grouping',
    value('platform/money.ts', 'formatRupees', '₹1,23,456', [123456]),
  ),
  row('free shipping', 'free shipping above 799', value('shop.ts', 'shop.freeShippingAbove', 799)),
  row(
    'free shipping at 799',
    '799 itself pays',
    value('domains/delivery/delivery-fee.ts', 'deliveryFee', 85, [799, null]),
  ),
  row(
    'free shipping at 800',
    '800 does not',
    value('domains/delivery/delivery-fee.ts', 'deliveryFee', 0, [800, null]),
  ),
  row(
    'discount offer',
    'discount offer for orders over 699',
    value('shop.ts', 'shop.superDiscountAbove', 699),
  ),
  row('returns', 'return window 14 days', value('shop.ts', 'shop.returnDays', 14)),
  row(
    'special offer',
    'Special Offer: a discount of at least 10',
    value('shop.ts', 'shop.specialOfferFrom', 10),
  ),
  row(
    'unit price',
    'selling price = price − floor(price × discount ÷ 100)',
    money('sellingPrice', [999, 33], 670),
  ),
  row(
    'unit price without discount',
    'without a discount the price itself',
    money('sellingPrice', [999, 0], 999),
  ),
  row('seller share', 'the seller’s price: 5% less, floored', money('sellerShare', [999, 5], 949)),
  row('commission', 'the 5%', value('shop.ts', 'shop.commissionPercent', 5)),
  row('shipping fee', 'shipping fee 85', value('shop.ts', 'shop.shippingFee', 85)),
  row('card quantity', 'Add to Cart of a card sends quantity 1', {
    by: 'source',
    file: 'src/domains/cart/ui/buyable-card.tsx',
    has: ['quantity: 1'],
  }),
  row(
    'price range',
    'default price range 0 to 100',
    value('domains/catalogue/product.ts', 'defaultPriceRange', { low: 0, high: 100 }),
  ),
  row(
    'home range',
    'home query range 0 to 23000',
    value('pages/home/load.ts', 'homeRange', { lowPrice: '0', highPrice: '23000' }),
  ),
  row('slider step', 'price slider step 5', { by: 'markup', at: '/shops', as: 'guest', has: ['step="5"'] }),
  row('page size', 'the page size comes from the server', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/query-products',
    status: 200,
    says: '"parPage":12',
  }),
  row('page size asked', 'and can be the specification’s 4', {
    by: 'answer',
    as: 'guest',
    method: 'GET',
    path: '/home/query-products?parPage=4',
    status: 200,
    says: '"parPage":4',
  }),
  row('pagination', 'pages show when the total exceeds the page size', {
    by: 'source',
    file: 'src/pages/listing/view.tsx',
    has: ['found.totalProduct > found.parPage'],
  }),
  row('reviews a page', 'reviews: 5 a page', value('domains/reviews/review.ts', 'reviewsPerPage', 5)),
  row('reviews pagination', 'reviews: pages when more than 5', {
    by: 'source',
    file: 'src/pages/product/pages-of-reviews.ts',
    has: ['perPage = 5', 'Math.ceil(total / perPage)'],
  }),
  row('orders a page', 'My Orders: 5 a page', value('domains/orders/ui/order-table.tsx', 'ordersPerPage', 5)),
  row('otp length', 'OTP length 4', {
    by: 'answer',
    as: 'guest',
    method: 'POST',
    path: '/customer/verify-otp',
    body: { mobile: '9876543210', otp: '12345' },
    status: 400,
    says: '4-digit',
  }),
  row('mobile length', 'mobile length 10', {
    by: 'answer',
    as: 'guest',
    method: 'POST',
    path: '/customer/send-otp',
    body: { mobile: '98765432101' },
    status: 400,
    says: '10-digit',
  }),
  row(
    'poll',
    'payment status is asked for every 5 seconds',
    value('domains/payments/ui/use-payment-watch.ts', 'pace', 5_000),
  ),
  row('countdown', 'QR countdown 30 seconds', value('pages/my-payment/view.tsx', 'countdown', 30)),
  row('verification', 'verification may take up to 24 hours', {
    by: 'page',
    at: '/payment/confirm?orderId={unpaidOrder}',
    as: 'customer',
    says: ['24 hours'],
  }),
  row('qr size', 'QR code of 256 pixels', {
    by: 'markup',
    at: '/my-payment?orderId={unpaidOrder}',
    as: 'customer',
    has: ['width="256" height="256"'],
  }),
  row('qr level', 'QR code of error level H', {
    by: 'source',
    file: 'src/domains/payments/upi-qr.ts',
    has: ["ecc: 'H'"],
  }),
  row('bank', 'one payment bank, labelled SB', {
    by: 'page',
    at: '/payment?orderId={unpaidOrder}',
    as: 'customer',
    says: ['SB'],
  }),
  row('autoplay', 'carousels move on after 2500 ms', value('ui/carousel/delay.ts', 'delay', 2500)),
  row('fade', 'banners fade in 900 ms', value('ui/carousel/delay.ts', 'fade', 900)),
  row(
    'speed',
    'other carousels move in 1000 ms: 28 in embla’s measure, after 60 frames 1% is left',
    value('ui/carousel/carousel.tsx', 'duration', 28),
  ),
  row('slides', 'carousels: 2 slides, 3 from 768, 4 from 1024 (section 4)', {
    by: 'markup',
    at: '/',
    as: 'guest',
    has: ['--base:2;--from-768:3;--from-1024:4'],
  }),
  row('slides of categories', 'categories: 2, 4 from 640, 6 from 768, 7 from 1024 (section 4)', {
    by: 'markup',
    at: '/',
    as: 'guest',
    has: ['--base:2;--from-640:4;--from-768:6;--from-1024:7'],
  }),
  row('slides of a seller', 'a seller’s: 1.4, 2 or 3 (section 4)', {
    by: 'markup',
    at: '{productPage}',
    as: 'guest',
    has: ['--base:1.4;--from-640:2;--from-1024:3'],
  }),
  row('mobile layout', 'mobile layout below 1024 px', {
    by: 'source',
    file: 'src/pages/listing/filter-panel.module.css',
    has: ['(width >= 64rem)'],
  }),
  row('truncated', 'names are cut after 20 characters in carousels, by the style alone', {
    by: 'source',
    file: 'src/domains/catalogue/ui/product-card.module.css',
    has: ['max-inline-size: 20ch', 'text-overflow: ellipsis'],
  }),
  row('home page size of orders', 'dashboard home pages like My Orders', {
    by: 'source',
    file: 'src/pages/dashboard/view.tsx',
    has: ['<OrderTable'],
  }),
];
