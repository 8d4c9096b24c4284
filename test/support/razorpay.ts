import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in knows and was asked; a test may change it. */
export interface RazorpayBooks {
  readonly orders: { id: string; amount: number; currency: string; receipt: string }[];
  readonly payments: { order_id: string; [field: string]: unknown }[];
  readonly refunds: {
    id: string;
    payment_id: string;
    amount: number;
    receipt: string;
    status: string;
    key: unknown;
  }[];
  refuseRefunds: boolean;
  /** Does what it is asked for next, and hangs up. */
  loseNextAnswer: boolean;
  down: boolean;
}

export const razorpayKey = { id: 'rzp_test_key', secret: 'rzp_secret' };

/**
 * A stand-in for Razorpay's API, as its published documentation describes it: orders with unique receipts, their payments, and
 * refunds that the same key makes once.
 */
export async function startRazorpay() {
  const books: RazorpayBooks = {
    orders: [],
    payments: [],
    refunds: [],
    refuseRefunds: false,
    loseNextAnswer: false,
    down: false,
  };
  const standIn = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (books.down) return request.socket.destroy();
    const basic = `Basic ${Buffer.from(`${razorpayKey.id}:${razorpayKey.secret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return answer(401, { error: { code: 'BAD_REQUEST_ERROR' } });
    const url = new URL(request.url ?? '/', 'http://razorpay');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST' && url.pathname === '/v1/orders') {
        const sent = JSON.parse(Buffer.concat(chunks).toString()) as {
          amount: number;
          currency: string;
          receipt: string;
        };
        if (books.orders.some(({ receipt }) => receipt === sent.receipt)) return answer(400, { error: {} });
        const order = { id: `order_${books.orders.length}`, ...sent };
        books.orders.push(order);
        if (books.loseNextAnswer) {
          books.loseNextAnswer = false;
          return request.socket.destroy();
        }
        return answer(200, { entity: 'order', status: 'created', ...order });
      }
      const [, paid] = /^\/v1\/payments\/(\w+)\/refund$/.exec(url.pathname) ?? [];
      if (request.method === 'POST' && paid) {
        if (books.refuseRefunds) return answer(400, { error: { code: 'BAD_REQUEST_ERROR' } });
        const key = request.headers['x-refund-idempotency'];
        const sent = JSON.parse(Buffer.concat(chunks).toString()) as { amount: number; receipt: string };
        let refund = books.refunds.find((known) => known.key === key);
        if (!refund) {
          refund = { id: `rfnd_${books.refunds.length}`, payment_id: paid, status: 'pending', key, ...sent };
          books.refunds.push(refund);
        }
        if (books.loseNextAnswer) {
          books.loseNextAnswer = false;
          return request.socket.destroy();
        }
        return answer(200, { entity: 'refund', ...refund });
      }
      const [, asked] = /^\/v1\/refunds\/(\w+)$/.exec(url.pathname) ?? [];
      if (asked) return answer(200, { entity: 'refund', ...books.refunds.find(({ id }) => id === asked) });
      if (url.pathname === '/v1/orders')
        return answer(200, {
          items: books.orders.filter(({ receipt }) => receipt === url.searchParams.get('receipt')),
        });
      const [, reference] = /^\/v1\/orders\/(\w+)\/payments$/.exec(url.pathname) ?? [];
      return answer(200, { items: books.payments.filter(({ order_id }) => order_id === reference) });
    });
  });
  await new Promise<void>((resolve) => {
    standIn.listen(0, '127.0.0.1', resolve);
  });
  const { port } = standIn.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, books, close: () => standIn.close() };
}
