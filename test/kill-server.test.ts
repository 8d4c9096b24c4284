import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { signWebhook } from '../src/domains/payments/providers/gateway/gateway.ts';
import { openDatabase, execute } from '../src/platform/database.ts';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { shop } from '../src/shop.ts';
import { temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { orderBody, smallShop } from './support/small-shop.ts';
import { type ShopProcess, startShopProcess } from './support/shop-process.ts';

/** The server is killed during purchases: everything acknowledged survives, and nothing is sold twice. */

const purchases = 20;
const initialStock = 1_000;
const secret = 'the key of the tests’ payment provider';
const settings = { SEED: 'none', PAYMENT_SECRET: secret };

const { dataDir, remove } = temporaryDataDir();
let server: ShopProcess = await startShopProcess(dataDir, settings);
const postgres = await startPostgres({ dataDir });
const { db } = openDatabase(postgres.connection, 5);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await postgres.stop();
  remove();
});

const { product, customer, stockOf } = await smallShop(db, new Date());
const kurta = await product({ price: 1_000, discount: 0, stock: [initialStock] });
const totals = { price: 1_000, shipping_fee: shop.freeShippingAbove <= 1_000 ? 0 : shop.shippingFee };

interface Purchase {
  readonly cookie: string;
  /** The same for every attempt. */
  readonly key: string;
  readonly event: string;
  /** Set only once the server has acknowledged it. */
  orderId?: string;
  paid?: boolean;
}
const buyers: Purchase[] = await Promise.all(
  Array.from({ length: purchases }, async () => ({
    cookie: (await customer()).cookie,
    key: randomUUID(),
    event: randomUUID(),
  })),
);

async function post(path: string, body: string, headers: Record<string, string>) {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function placeOrder(buyer: Purchase) {
  const answer = await post(
    '/home/order/palce-order',
    JSON.stringify(orderBody([{ product: kurta }], totals)),
    {
      cookie: buyer.cookie,
      'idempotency-key': buyer.key,
    },
  );
  expect(answer.status).toBe(201);
  return answer.body.orderId as string;
}

/** Sends a signed webhook, as the simulator's bank does. */
function sendWebhook({ orderId, event }: Purchase) {
  const body = JSON.stringify({
    type: 'payment.captured',
    order_id: orderId,
    payment_id: `payment-${event}`,
    amount_paise: (totals.price + totals.shipping_fee) * 100,
    currency: 'INR',
    payee: shop.upi.vpa,
    utr: String(100_000_000_000 + buyers.findIndex((buyer) => buyer.event === event)),
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return post('/payment/webhook/gateway', body, {
    'x-event-id': event,
    'x-timestamp': timestamp,
    'x-signature': signWebhook(secret, timestamp, body),
  });
}

/** Buys as far as possible while the server lives. */
async function buy(buyer: Purchase, onOrder: () => void) {
  buyer.orderId ??= await placeOrder(buyer);
  onOrder();
  const answer = await sendWebhook(buyer);
  expect(answer).toMatchObject({ status: 200 });
  buyer.paid = true;
}

async function ordersInShop() {
  const rows = await execute<{ id: string; paid: boolean; held: number }>(db)`
    select o.id, o.payment_status = 'paid' as paid, case when o.holds_stock then l.quantity else 0 end as held
    from orders o join order_lines l on l.order_id = o.id`;
  return new Map(rows.map((row) => [row.id, row]));
}

it('loses no acknowledged order and sells nothing twice when it is killed in the middle of 20 purchases', async () => {
  let count = 0;
  const middle = Promise.withResolvers<void>();
  const buying = buyers.map((buyer) => buy(buyer, () => ++count === purchases / 4 && middle.resolve()));
  const outcomes = Promise.allSettled(buying);
  await Promise.race([middle.promise, outcomes]);
  await server.kill();
  await outcomes;
  expect(
    buyers.some((buyer) => !buyer.paid),
    'the kill came in the middle',
  ).toBe(true);

  server = await startShopProcess(dataDir, settings);
  const orders = await ordersInShop();
  const buyersWithOrder = buyers.filter((buyer) => buyer.orderId);
  expect(buyersWithOrder.filter(({ orderId = '' }) => !orders.has(orderId))).toEqual([]);
  const payers = buyers.filter((buyer) => buyer.paid);
  expect(payers.filter(({ orderId = '' }) => !orders.get(orderId)?.paid)).toEqual([]);
  const heldPieces = [...orders.values()].reduce((sum, order) => sum + order.held, 0);
  expect((await stockOf(kurta.variantIds[0])) + heldPieces).toBe(initialStock);

  // Everybody retries, as browsers and providers do: each has one order, paid once.
  for (const buyer of buyers) await buy({ ...buyer, orderId: await sameOrder(buyer) }, () => {});
  for (const buyer of buyers) {
    const again = await sendWebhook({ ...buyer, orderId: await placeOrder(buyer) });
    expect(again.body.message).toMatch(/seen before/);
  }
  const all = [...(await ordersInShop()).values()];
  expect(all.filter((order) => order.paid && order.held === 1)).toHaveLength(purchases);
  expect(all).toHaveLength(purchases);
  expect(await stockOf(kurta.variantIds[0])).toBe(initialStock - purchases);
  const rows = await execute(db)`select outcome, count(*) as n from payment_events group by outcome`;
  expect(rows).toEqual([{ outcome: 'paid', n: purchases }]);
});

/** The order of the buyer's key: the acknowledged one, if there was one. */
async function sameOrder(buyer: Purchase): Promise<string> {
  const orderId = await placeOrder(buyer);
  expect(orderId).toBe(buyer.orderId ?? orderId);
  return orderId;
}
