import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the desk: its address there, the searches and states it is opened with, and what its loader calls. */
export interface Page {
  readonly name: string;
  /** The address of its definition; several lines may be of one page. */
  readonly path: string;
  readonly calls: readonly string[];
}

const [order, product, customer] = ['desk000099900', 'desk000000500', 'desk000000100'];
const shopList = '/desk/orders?page=1&';

/** For a seller. */
export const sellersPages: readonly Page[] = [
  {
    name: 'Today',
    path: '/desk',
    calls: ['/desk/today?', '/desk/orders?state=to%20pack&', '/desk/earnings?'],
  },
  { name: 'How it goes', path: '/desk/insight', calls: ['/desk/insight?days=30&'] },
  ...[
    'to pack',
    'packed',
    'handed over',
    'delivered',
    'waiting',
    'cancelled',
    'refused',
    'lost',
    'brought back',
  ].map((state) => ({
    name: `Orders, ${state}`,
    path: '/desk/orders',
    calls: [`${shopList}state=${encodeURIComponent(state)}`],
  })),
  { name: 'Orders, all', path: '/desk/orders', calls: [shopList] },
  { name: 'Orders, all, page 30', path: '/desk/orders', calls: ['/desk/orders?page=30'] },
  { name: 'Orders, search of a name', path: '/desk/orders', calls: [`${shopList}search=Asha%2099`] },
  { name: 'Orders, search of a mobile', path: '/desk/orders', calls: [`${shopList}search=9100000777`] },
  { name: 'Orders, search in vain', path: '/desk/orders', calls: [`${shopList}search=nobody%20here`] },
  { name: 'Order', path: '/desk/orders/:orderId', calls: [`/desk/orders/${order}?`] },
  {
    name: 'Packing slip',
    path: '/desk/orders/:orderId/slip',
    calls: [`/desk/orders/${order}?`, `/desk/invoices?orders=${order}&`],
  },
  { name: 'Returns', path: '/desk/returns', calls: ['/desk/returns?'] },
  { name: 'Returns, all', path: '/desk/returns', calls: ['/desk/returns?list=all&'] },
  ...(['earned', 'held', 'paid'] as const).map((state) => ({
    name: `Money, ${state}`,
    path: '/desk/earnings',
    calls: [
      '/desk/earnings?',
      '/desk/payout-account?',
      '/desk/earnings/commission-invoices?',
      `/desk/earnings/orders?state=${state}&`,
    ],
  })),
  {
    name: 'Money of an order',
    path: '/desk/earnings/:orderId',
    calls: ['/desk/earnings/orders/desk000050000?'],
  },
  { name: 'News', path: '/desk/news', calls: ['/desk/news?'] },
  { name: 'News, channels', path: '/desk/news/channels', calls: ['/desk/news/channels?'] },
  { name: 'Offers', path: '/desk/promotions', calls: ['/desk/promotions?'] },
  { name: 'Chat', path: '/desk/chat', calls: ['/desk/chat/inbox?'] },
  {
    name: 'Chat with a customer',
    path: '/desk/chat/:customerId',
    calls: ['/desk/chat/inbox?', `/desk/chat/messages/${customer}?`],
  },
  { name: 'Products', path: '/desk/products', calls: ['/desk/products?', '/desk/waits?', '/desk/sales?'] },
  {
    name: 'Products, a search',
    path: '/desk/products',
    calls: ['/desk/products?search=99&', '/desk/waits?', '/desk/sales?'],
  },
  { name: 'New product', path: '/desk/products/new', calls: ['/desk/product-choices?'] },
  {
    name: 'Add from camera',
    path: '/desk/products/camera',
    calls: ['/desk/product-choices?', `/desk/products/${product}?`],
  },
  {
    name: 'Import',
    path: '/desk/products/import',
    calls: ['/desk/products/import?', '/desk/photo-fetches?', '/desk/product-choices?'],
  },
  { name: 'Legal details', path: '/desk/products/declarations', calls: ['/desk/declarations?'] },
  {
    name: 'Product',
    path: '/desk/products/:productId',
    calls: ['/desk/product-choices?', `/desk/products/${product}?`, `/desk/returns-of-product/${product}?`],
  },
  { name: 'Shop page', path: '/desk/shop-page', calls: ['/desk/shop-page?'] },
  { name: 'Packing hours', path: '/desk/packing', calls: ['/desk/packing?'] },
  { name: 'Size tables', path: '/desk/sizes', calls: ['/desk/sizes?'] },
  { name: 'Questions', path: '/desk/questions', calls: ['/desk/questions?'] },
  { name: 'Questions, all', path: '/desk/questions', calls: ['/desk/questions?show=all&'] },
  { name: 'Reviews', path: '/desk/reviews', calls: ['/desk/reviews?'] },
  { name: 'Reviews, not answered', path: '/desk/reviews', calls: ['/desk/reviews?show=unanswered&'] },
  { name: 'My account', path: '/desk/account', calls: ['/desk/account?'] },
];

const money = (name: string, path: string, call: string): Page => ({
  name,
  path,
  calls: ['/desk/money/waiting?', call],
});

/** For an operator: the seller's that are of all shops, and those of operators only. */
export const operatorsPages: readonly Page[] = [
  {
    name: 'Today, all shops',
    path: '/desk',
    calls: [
      '/desk/today?',
      '/desk/orders?state=to%20pack&',
      '/desk/earnings?',
      '/desk/money/waiting?',
      '/desk/messages-waiting?',
      '/desk/jobs/count?',
      '/desk/notices/count?',
    ],
  },
  {
    name: 'How it goes, all shops',
    path: '/desk/insight',
    calls: ['/desk/insight?days=30&', '/desk/insight/market?days=30&'],
  },
  ...sellersPages
    .filter(({ path }) =>
      [
        '/desk/orders',
        '/desk/returns',
        '/desk/earnings',
        '/desk/products',
        '/desk/questions',
        '/desk/reviews',
        '/desk/promotions',
      ].includes(path),
    )
    .map((page) => ({ ...page, name: `${page.name}, all shops` })),
  { name: 'All orders', path: '/desk/order-book', calls: ['/desk/order-book?'] },
  ...[
    'order=placed',
    'order=success',
    'order=cancelled',
    'payment=failed',
    'payment=paid',
    'waiting=yes',
    'own=yes',
    'search=Asha%201',
    'search=9100000777',
  ].map((filter) => ({
    name: `All orders, ${decodeURIComponent(filter)}`,
    path: '/desk/order-book',
    calls: [`/desk/order-book?${filter}`],
  })),
  { name: 'Order with its story', path: '/desk/order-book/:orderId', calls: [`/desk/order-book/${order}`] },
  money('Payments', '/desk/money', '/desk/money/claims?'),
  money('Refunds due', '/desk/money/refunds', '/desk/money/refunds?state=due'),
  money('Refunds sent', '/desk/money/refunds', '/desk/money/refunds?state=sent'),
  money('Payments to check', '/desk/money/reviews', '/desk/money/reviews?'),
  money('Cash from doors', '/desk/money/cash', '/desk/cash?'),
  { name: 'Provider news', path: '/desk/webhooks', calls: ['/desk/webhooks?which=open'] },
  { name: 'Disputes', path: '/desk/webhooks/disputes', calls: ['/desk/disputes?'] },
  { name: 'Refunds elsewhere', path: '/desk/webhooks/refunds', calls: ['/desk/provider-refunds?'] },
  { name: 'Settlements', path: '/desk/webhooks/settlements', calls: ['/desk/settlements?'] },
  { name: 'Failed jobs', path: '/desk/jobs', calls: ['/desk/jobs?'] },
  { name: 'Texts and e-mails', path: '/desk/notices', calls: ['/desk/notices?'] },
  { name: 'Texts that failed', path: '/desk/notices', calls: ['/desk/notices?state=failed'] },
  { name: 'Texts to one address', path: '/desk/notices', calls: ['/desk/notices?to=asha7@desk.example'] },
  { name: 'Messages', path: '/desk/messages', calls: ['/desk/messages?state=open'] },
  { name: 'Messages, answered', path: '/desk/messages', calls: ['/desk/messages?state=answered'] },
  { name: 'Home page', path: '/desk/window', calls: ['/desk/window'] },
  { name: 'Categories', path: '/desk/categories', calls: ['/desk/categories'] },
  {
    name: 'Payouts',
    path: '/desk/payouts',
    calls: ['/desk/payout-accounts', '/desk/commission-rates', '/desk/payout-runs?'],
  },
  { name: 'Shops', path: '/desk/sellers', calls: ['/desk/sellers?'] },
  { name: 'Customers', path: '/desk/customers', calls: ['/desk/customers?'] },
  { name: 'Customers, a search', path: '/desk/customers', calls: ['/desk/customers?search=Asha%2077'] },
  { name: 'Staff', path: '/desk/staff', calls: ['/desk/staff?'] },
  { name: 'Courier updates', path: '/desk/courier', calls: ['/desk/courier-updates?'] },
  { name: 'Search synonyms', path: '/desk/words', calls: ['/desk/synonyms?search=', '/desk/synonyms/asked'] },
  { name: 'Delivery', path: '/desk/delivery', calls: ['/desk/delivery'] },
];

/** Addresses of the desk's pages that no line above measures. */
export function listUnmeasured(): string[] {
  const folder = join(import.meta.dirname, '../../src/desk/pages');
  const paths = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name, 'page.ts'), 'utf8').matchAll(/path: '([^']+)'/g)].map(
      ([, path]) => path ?? '',
    ),
  );
  const measuredPaths = new Set([...sellersPages, ...operatorsPages].map(({ path }) => path));
  return paths.filter((path) => !measuredPaths.has(path));
}
