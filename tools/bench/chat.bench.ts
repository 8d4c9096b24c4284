import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { newSellerLogin } from '../../test/support/staff.ts';
import type { ChatLoad, ChatLoadResult } from './chat/load.ts';
import { loggedInCustomers } from './customers.ts';
import { milliseconds, percentile, printTable, seconds, whole } from './measure.ts';
import { openShop } from './open-shop.ts';

/** 2,000 people connected at once and 200 messages a second, each timed from sending to arriving at the seller's socket. */
const [people, rate, mostP99] = [2_000, 200, 200];

const shop = await openShop();
try {
  const customers = await loggedInCustomers(shop.db, people);
  const { rows } = await sql<{ id: string }>`select id from sellers order by id limit 12`.execute(shop.db);
  const sellers = await Promise.all(
    rows.map(async ({ id }) => ({ id, cookie: (await newSellerLogin(shop.db, id, new Date())).cookie })),
  );
  const result = await send({ address: shop.address, customers, sellers, rate, seconds: seconds * 2 });
  const [p50, p99] = [percentile(result.delays, 0.5), percentile(result.delays, 0.99)];
  const table = [
    ['chat', 'came out', 'must'],
    ['connected at once', whole(result.connected), whole(people + sellers.length)],
    ['until all were connected', milliseconds(result.connecting), ''],
    [`messages sent, ${rate} a second`, whole(result.sent), whole(rate * seconds * 2)],
    ['delivered to the seller', whole(result.delivered), whole(result.sent)],
    ['delivered twice', whole(result.doubled), '0'],
    ['delivery, p50', milliseconds(p50), ''],
    ['delivery, p99', milliseconds(p99), `< ${mostP99} ms`],
  ];
  printTable(table);
  const lost = result.delivered !== rate * seconds * 2 || result.doubled > 0;
  if (lost || result.connected !== people + sellers.length || p99 >= mostP99) process.exitCode = 1;
} finally {
  await shop.close();
}

/** Sends from another process: two thousand sockets are work for their own side too. */
async function send(load: ChatLoad): Promise<ChatLoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'chat/load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stdin.end(JSON.stringify(load));
  await once(child, 'close');
  return JSON.parse(printed) as ChatLoadResult;
}
