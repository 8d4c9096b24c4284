import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signReturn } from '../../src/domains/payments/providers/razorpay/checkout.ts';

/** The state of the fake and the requests it got; a test may change it. */
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
  readonly settlements: { created_at: number; [field: string]: unknown }[];
  refuseRefunds: boolean;
  /** Processes the next request, but drops the connection instead of answering. */
  loseNextAnswer: boolean;
  down: boolean;
}

export const razorpayKey = { id: 'rzp_test_key', secret: 'rzp_secret' };

interface ProviderRequest {
  readonly method: string | undefined;
  readonly url: URL;
  readonly body: string;
  readonly refundKey: unknown;
}

/** The fake's answer; null drops the connection. */
type Answer = { status: number; body?: unknown; html?: string; location?: string } | null;

/**
 * A fake of Razorpay's API as its documentation describes it: orders with unique receipts, their payments, idempotent
 * refunds, settlements, and the hosted checkout.
 */
export async function startRazorpay() {
  const books: RazorpayBooks = {
    orders: [],
    payments: [],
    refunds: [],
    settlements: [],
    refuseRefunds: false,
    loseNextAnswer: false,
    down: false,
  };
  const basic = `Basic ${Buffer.from(`${razorpayKey.id}:${razorpayKey.secret}`).toString('base64')}`;
  const standIn = createServer((request, response) => {
    if (books.down) return request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const providerRequest: ProviderRequest = {
        method: request.method,
        url: new URL(request.url ?? '/', 'http://razorpay'),
        body: Buffer.concat(chunks).toString(),
        refundKey: request.headers['x-refund-idempotency'],
      };
      const isAuthorized = request.headers.authorization === basic;
      const answer =
        checkout(books, providerRequest) ??
        (isAuthorized ? api(books, providerRequest) : { status: 401, body: { error: {} } });
      const isLost = books.loseNextAnswer && request.method === 'POST';
      if (isLost) books.loseNextAnswer = false;
      if (isLost) request.socket.destroy();
      else send(response, answer);
    });
  });
  await new Promise<void>((resolve) => {
    standIn.listen(0, '127.0.0.1', resolve);
  });
  const { port } = standIn.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, port, books, close: () => standIn.close() };
}

function send(response: ServerResponse, answer: Exclude<Answer, null>): void {
  const { status, html, location, body } = answer;
  if (location) response.setHeader('location', location);
  response.setHeader('content-type', html ? 'text/html; charset=utf-8' : 'application/json');
  response.writeHead(status).end(html ?? JSON.stringify(body));
}

/** The API, which requires the account's keys. */
function api(books: RazorpayBooks, { method, url, body, refundKey }: ProviderRequest): Exclude<Answer, null> {
  const [, paymentId] = /^\/v1\/payments\/(\w+)\/refund$/.exec(url.pathname) ?? [];
  if (method === 'POST' && url.pathname === '/v1/orders') return makeOrder(books, body);
  if (method === 'POST' && paymentId) return makeRefund(books, paymentId, body, refundKey);
  const [, refund] = /^\/v1\/refunds\/(\w+)$/.exec(url.pathname) ?? [];
  if (refund)
    return { status: 200, body: { entity: 'refund', ...books.refunds.find(({ id }) => id === refund) } };
  if (url.pathname === '/v1/orders') {
    const items = books.orders.filter(({ receipt }) => receipt === url.searchParams.get('receipt'));
    return { status: 200, body: { items } };
  }
  if (url.pathname === '/v1/settlements') return listSettlements(books, url.searchParams);
  const [, reference] = /^\/v1\/orders\/(\w+)\/payments$/.exec(url.pathname) ?? [];
  return {
    status: 200,
    body: { items: books.payments.filter(({ order_id }) => order_id === reference) },
  };
}

/** Newest first, at most 100 per page. */
function listSettlements(books: RazorpayBooks, parameters: URLSearchParams): Exclude<Answer, null> {
  const number = (name: string, other: number) => Number(parameters.get(name) ?? other);
  const items = books.settlements
    .filter(({ created_at }) => created_at >= number('from', 0))
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(number('skip', 0), number('skip', 0) + Math.min(number('count', 10), 100));
  return { status: 200, body: { entity: 'collection', count: items.length, items } };
}

function makeOrder(books: RazorpayBooks, body: string): Exclude<Answer, null> {
  const input = JSON.parse(body) as { amount: number; currency: string; receipt: string };
  if (books.orders.some(({ receipt }) => receipt === input.receipt))
    return { status: 400, body: { error: {} } };
  const order = { id: `order_${books.orders.length}`, ...input };
  books.orders.push(order);
  return { status: 200, body: { entity: 'order', status: 'created', ...order } };
}

function makeRefund(
  books: RazorpayBooks,
  paymentId: string,
  body: string,
  key: unknown,
): Exclude<Answer, null> {
  if (books.refuseRefunds) return { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } };
  const input = JSON.parse(body) as { amount: number; receipt: string };
  let refund = books.refunds.find((refundOfKey) => refundOfKey.key === key);
  if (!refund) {
    refund = { id: `rfnd_${books.refunds.length}`, payment_id: paymentId, status: 'pending', key, ...input };
    books.refunds.push(refund);
  }
  return { status: 200, body: { entity: 'refund', ...refund } };
}

/** The hosted page that browsers are sent to; null for anything else. */
function checkout(books: RazorpayBooks, { method, url, body }: ProviderRequest): Answer {
  const form = new URLSearchParams(body);
  if (method === 'POST' && url.pathname === '/v1/checkout/embedded') {
    const order = books.orders.find(({ id }) => id === form.get('order_id'));
    const fits =
      order && form.get('key_id') === razorpayKey.id && form.get('amount') === String(order.amount);
    return fits
      ? { status: 200, html: checkoutPage(order, form) }
      : { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } };
  }
  if (method === 'POST' && url.pathname === '/v1/checkout/pressed') {
    const [order, id] = [form.get('razorpay_order_id'), form.get('razorpay_payment_id')];
    if (order && id) books.payments.push(cardPayment(books, order, id));
    // Sends the browser back with the same form.
    return { status: 307, location: url.searchParams.get('to') ?? '/' };
  }
  return null;
}

const cardPayment = (books: RazorpayBooks, orderId: string, id: string) => ({
  id,
  entity: 'payment',
  amount: books.orders.find((order) => order.id === orderId)?.amount,
  currency: 'INR',
  status: 'captured',
  order_id: orderId,
  method: 'card',
  fee: 2_124,
  tax: 324,
  acquirer_data: { auth_code: '932066' },
});

function checkoutPage({ id, amount }: RazorpayBooks['orders'][number], form: URLSearchParams): string {
  const paymentId = `pay_${id}`;
  const button = (label: string, fields: Record<string, string>) => `
    <form method="post" action="/v1/checkout/pressed?to=${encodeURIComponent(form.get('callback_url') ?? '')}">
      ${Object.entries(fields)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
        .join('')}
      <button>${label}</button>
    </form>`;
  return `<!doctype html><meta charset="utf-8"><title>Checkout</title><h1>${form.get('name')}</h1>
    ${button(`Pay ₹${amount / 100} by card`, {
      razorpay_payment_id: paymentId,
      razorpay_order_id: id,
      razorpay_signature: signReturn(razorpayKey.secret, id, paymentId),
    })}
    ${button('Decline', { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Payment failed' })}
    <a href="${form.get('cancel_url')}">Close</a>`;
}
