import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signWebhook } from '../../src/domains/payments/providers/gateway/gateway.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { testSettings } from './app.ts';

/** A fake payment provider: sends signed events about orders, correct unless a test overrides them. */
export function testProvider(app: FastifyInstance, clock: Clock) {
  const { payment, upi } = testSettings();

  /** The body of an event that pays `order` in full. */
  function captureEvent(order: { orderId: string; price: number }, over: Record<string, unknown> = {}) {
    return {
      type: 'payment.captured',
      order_id: order.orderId,
      payment_id: randomUUID(),
      amount_paise: order.price * 100,
      currency: 'INR',
      payee: upi.vpa,
      utr: String(Math.floor(Math.random() * 9e11) + 1e11),
      ...over,
    };
  }

  /** Sends an event. `headers` override the correct ones; undefined removes one. */
  async function send(body: unknown, headers: Record<string, string | undefined> = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const timestamp = headers['x-timestamp'] ?? String(Math.floor(clock.now().getTime() / 1_000));
    const all = {
      'content-type': 'application/json',
      'x-event-id': randomUUID(),
      'x-timestamp': timestamp,
      'x-signature': signWebhook(payment.secret, timestamp, text),
      ...headers,
    };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payment/webhook/gateway',
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
      payload: text,
    });
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
  }

  return { captured: captureEvent, send };
}
