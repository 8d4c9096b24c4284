import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { newSellerLogin } from '../test/support/staff.ts';
import type { ChatLoad, ChatLoadResult } from './chat/load.ts';
import { loggedInCustomers } from './customers.ts';
import { milliseconds, percentile, printTable, seconds, whole } from './measure.ts';
import { openShop } from './open-shop.ts';

/** 2,000 people connected at once and 200 messages a second, each timed from sending to arriving at the seller's socket. */
const [people, rate, maxP99] = [2_000, 200, 200];

const shop = await openShop();
try {
  const customers = await loggedInCustomers(shop.db, people);
  const { rows } = await sql<{ id: string }>`select id from sellers order by id limit 12`.execute(shop.db);
  const sellers = await Promise.all(
    rows.map(async ({ id }) => ({ id, cookie: (await newSellerLogin(shop.db, id, new Date())).cookie })),
  );
  const { result, used } = await send({
    address: shop.address,
    customers,
    sellers,
    rate,
    seconds: seconds * 2,
  });
  const [p50, p99] = [percentile(result.delays, 0.5), percentile(result.delays, 0.99)];
  const table = [
    ['chat', 'came out', 'must'],
    ['connected at once', whole(result.connected), whole(people + sellers.length)],
    ['until all were connected', milliseconds(result.connecting), ''],
    [`messages sent, ${rate} a second`, whole(result.sent), whole(rate * seconds * 2)],
    ['delivered to the seller', whole(result.delivered), whole(result.sent)],
    ['delivered twice', whole(result.doubled), '0'],
    ['delivery, p50', milliseconds(p50), ''],
    ['delivery, p99', milliseconds(p99), `< ${maxP99} ms`],
  ];
  printTable(table);
  const each = (time: number) => (time / result.sent).toFixed(2);
  console.log(
    `${availableParallelism()} cores shared by all three, load ${loadavg()[0]?.toFixed(1)}; processor ms a message: ` +
      `shop ${each(used.shop)}, database ${each(used.database)}; the clients, no part of the shop, ${each(result.processor)}`,
  );
  const lost = result.delivered !== rate * seconds * 2 || result.doubled > 0;
  if (lost || result.connected !== people + sellers.length || p99 >= maxP99) process.exitCode = 1;
} finally {
  await shop.close();
}

/** Sends from another process: two thousand sockets are work for their own side too. With what the shop took meanwhile. */
async function send(load: ChatLoad) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'chat/load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  let before = shop.processor();
  child.stdin.end(JSON.stringify(load));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'sending') before = shop.processor();
    else printed.push(line);
  }
  const after = shop.processor();
  const used = { shop: after.shop - before.shop, database: after.database - before.database };
  return { result: JSON.parse(printed.join('')) as ChatLoadResult, used };
}
