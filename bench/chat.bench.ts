import { availableParallelism, loadavg } from 'node:os';
import { newSellerLogin } from '../test/support/staff.ts';
import type { Crowd } from './chat/clients.ts';
import { openClients } from './chat/open-clients.ts';
import { loggedInCustomers } from './customers.ts';
import { milliseconds, percentile, printTable, seconds, whole } from './measure.ts';
import { openShop } from './open-shop.ts';
import { execute } from '../src/platform/database.ts';

/** 2,000 people connected at once and 200 messages a second, each timed from sending to arrival at the seller's socket. */
const [people, rate, maxP99, mostToConnect] = [2_000, 200, 200, 120_000];
const expectedMessages = rate * seconds * 2;

const shop = await openShop();
const crowd = await meet();
const clients = openClients([crowd]);
try {
  const { connected, took } = await clients.connect(mostToConnect);
  const before = shop.processor();
  const result = await clients.write({ name: 'load', rate, seconds: seconds * 2 });
  const after = shop.processor();
  const [p50, p99] = [percentile(result.delays, 0.5), percentile(result.delays, 0.99)];
  printTable([
    ['chat', 'came out', 'must'],
    ['connected at once', whole(connected), whole(crowd.sockets.length)],
    ['until all were connected', milliseconds(took), ''],
    [`messages sent, ${rate} a second`, whole(result.sent), whole(expectedMessages)],
    ['delivered to the seller and the writer', whole(result.delivered), whole(expectedMessages * 2)],
    ['delivered twice', whole(result.doubled), '0'],
    ['delivered to somebody else', whole(result.astray), '0'],
    ['delivery, p50', milliseconds(p50), ''],
    ['delivery, p99', milliseconds(p99), `< ${maxP99} ms`],
  ]);
  const each = (time: number) => (time / result.sent).toFixed(2);
  console.log(
    `${availableParallelism()} cores shared by all three, load ${loadavg()[0]?.toFixed(1)}; processor ms a message: ` +
      `shop ${each(after.shop - before.shop)}, database ${each(after.database - before.database)}; ` +
      `the clients, no part of the shop, ${each(result.processor)}`,
  );
  const wrong = result.delivered !== expectedMessages * 2 || result.doubled + result.astray > 0;
  if (wrong || connected !== crowd.sockets.length || p99 >= maxP99) process.exitCode = 1;
} finally {
  clients.close();
  await shop.close();
}

/** Twelve shops at their desks, and the customers who write to them in turn. */
async function meet(): Promise<Crowd> {
  const customers = await loggedInCustomers(shop.db, people);
  const rows = await execute<{ id: string }>(shop.db)`select id from sellers order by id limit 12`;
  const sellers = await Promise.all(
    rows.map(async ({ id }) => ({ id, cookie: (await newSellerLogin(shop.db, id, new Date())).cookie })),
  );
  const doors = [...sellers, ...customers].map(({ cookie }) => ({ address: shop.address, cookie }));
  const path = '/api/chat/customer/send-message-to-seller';
  const sayings = customers.flatMap((_customer, n) => {
    const [from, seller] = [doors[sellers.length + n], sellers[n % sellers.length]];
    if (!from || !seller) return [];
    const [readers, copies] = [[n % sellers.length], [sellers.length + n]];
    return { from, path, to: { sellerId: seller.id }, readers, copies };
  });
  return { sockets: doors, sayings };
}
