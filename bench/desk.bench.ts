/**
 * The desk's pages for a shop with 1,000 products and 100,000 orders, and for an operator: the calls that a page's loader
 * sends together, until the last is answered, on the server's own machine. Fails where the p99 of a page is above 100
 * milliseconds, or a page is not measured. `DESK_PAGES=Orders` measures the pages with this in their names.
 */
import { demoLogins } from '../db/town/people.ts';
import { getValue } from '../src/platform/database.ts';
import { fillOrders } from './desk/fill-orders.ts';
import { listUnmeasured, operatorsPages, type Page, sellersPages } from './desk/pages.ts';
import { logInAtDesk } from './log-in-at-desk.ts';
import { percentile } from './measure.ts';
import { openShop } from './open-shop.ts';

/** Loads of each page, after ten that do not count: of a hundred, the 99th percentile would be the one slowest. */
const loads = 400;

/** Milliseconds. */
const aim = 100;

const selection = process.env.DESK_PAGES ?? '';
const shop = await openShop();
try {
  const seller = demoLogins.find(({ what }) => what.startsWith('Seller'));
  const operator = demoLogins.find(({ what }) => what === 'Operator');
  const began = performance.now();
  await fillOrders(
    shop.db,
    await getValue<string>(shop.db)`select seller_id from staff where email = ${seller?.name}`,
  );
  console.log(`filled in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  for (const path of listUnmeasured()) fail(`${path} is not measured`);
  console.log(`${'page'.padEnd(36)}    p50     p99  slowest call`);
  for (const [login, pages] of [
    [seller, sellersPages],
    [operator, operatorsPages],
  ] as const) {
    const cookie = await logInAtDesk(shop.address, login);
    for (const page of pages) if (page.name.includes(selection)) await measure(page, cookie);
  }
} finally {
  await shop.close();
}

function fail(what: string): void {
  console.log(`NOT SO: ${what}`);
  process.exitCode = 1;
}

/** Reads one address; its milliseconds. */
async function timeCall(address: string, cookie: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${shop.address}/api${address}`, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
  return performance.now() - began;
}

async function measure({ name, calls }: Page, cookie: string): Promise<void> {
  const times: number[] = [];
  const sums = calls.map(() => 0);
  for (let turn = -10; turn < loads; turn++) {
    const answers = await Promise.all(calls.map((address) => timeCall(address, cookie)));
    if (turn < 0) continue;
    times.push(Math.max(...answers));
    answers.forEach((time, at) => (sums[at] = (sums[at] ?? 0) + time));
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const slowest = calls[sums.indexOf(Math.max(...sums))]?.replace(/[?&]$/, '');
  console.log(`${name.padEnd(36)} ${p50.toFixed(1).padStart(6)}  ${p99.toFixed(1).padStart(6)}  ${slowest}`);
  if (p99 > aim) fail(`${name} within ${aim} ms`);
}
