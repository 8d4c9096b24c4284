/**
 * The desk's pages for a shop with 1,000 products and 100,000 orders, and for an operator: the calls that a page's loader
 * sends together, until the last is answered. In milliseconds on the server's own machine; the aim is a p99 of 100.
 */
import { demoLogins } from '../db/town/people.ts';
import { getValue } from '../src/platform/database.ts';
import { fillOrders } from './desk/fill-orders.ts';
import { openShop } from './open-shop.ts';

/** Loads of each page, after ten that do not count. */
const loads = 100;

/** Milliseconds. */
const aim = 100;

/** A page, and the addresses that its loader reads; `shop` stands for the shop in each. */
const pages: Record<string, string[]> = {
  Today: ['/desk/today?', '/desk/orders?state=to%20pack&', '/desk/earnings?'],
  'How it goes': ['/desk/insight?days=30&'],
  'Orders to pack': ['/desk/orders?'],
  'Orders, delivered': ['/desk/orders?state=delivered&'],
  Returns: ['/desk/returns?'],
  Chat: ['/desk/chat/inbox?'],
  Products: ['/desk/products?'],
  Money: ['/desk/earnings?', '/desk/payout-account?', '/desk/earnings/orders?state=earned&'],
  Questions: ['/desk/questions?'],
  Reviews: ['/desk/reviews?'],
  News: ['/desk/news?'],
  Offers: ['/desk/promotions?'],
};
const operatorsPages: Record<string, string[]> = {
  'Today, all shops': [
    '/desk/today?',
    '/desk/orders?state=to%20pack&',
    '/desk/earnings?',
    '/desk/money/waiting?',
  ],
  'How it goes, all shops': ['/desk/insight?days=30&', '/desk/insight/market?days=30&'],
  'All orders': ['/desk/order-book?'],
  Payments: ['/desk/money/claims?'],
  Refunds: ['/desk/money/refunds?'],
  'Texts and e-mails': ['/desk/notices?'],
};

const shop = await openShop();
try {
  const seller = demoLogins.find(({ what }) => what.startsWith('Seller'));
  const operator = demoLogins.find(({ what }) => what === 'Operator');
  const sellerId = await getValue<string>(shop.db)`select seller_id from staff where email = ${seller?.name}`;
  await fillOrders(shop.db, sellerId);
  console.log('page                        p50     p99     slowest call');
  for (const [login, list] of [
    [seller, pages],
    [operator, operatorsPages],
  ] as const) {
    const cookie = await logIn(login);
    for (const [page, addresses] of Object.entries(list)) await measure(page, addresses, cookie);
  }
} finally {
  await shop.close();
}

async function logIn(login: { name: string; password: string } | undefined): Promise<string> {
  const answer = await fetch(`${shop.address}/api/desk/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login?.name, password: login?.password }),
  });
  if (!answer.ok) throw new Error(`No login: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Reads one address; its milliseconds. */
async function timeCall(address: string, cookie: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${shop.address}/api${address}`, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
  return performance.now() - began;
}

async function measure(page: string, addresses: string[], cookie: string): Promise<void> {
  const times: number[] = [];
  const sums = addresses.map(() => 0);
  for (let turn = -10; turn < loads; turn++) {
    const calls = await Promise.all(addresses.map((address) => timeCall(address, cookie)));
    if (turn < 0) continue;
    times.push(Math.max(...calls));
    calls.forEach((time, at) => (sums[at] = (sums[at] ?? 0) + time));
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0;
  const slowest = addresses[sums.indexOf(Math.max(...sums))]?.replace(/[?&]$/, '');
  const mark = at(0.99) > aim ? `  over ${aim}` : '';
  console.log(
    `${page.padEnd(24)} ${at(0.5).toFixed(1).padStart(6)}  ${at(0.99).toFixed(1).padStart(6)}     ${slowest}${mark}`,
  );
}
