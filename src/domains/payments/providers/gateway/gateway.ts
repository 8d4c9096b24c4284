import * as m from '#messages/refusals';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../../../platform/is-same-secret.ts';
import { minute } from '../../../../platform/clock.ts';
import { refuse } from '../../../../platform/refusal.ts';
import {
  type Evidence,
  type PaymentEvent,
  type PaymentProvider,
  providerTimeout,
  type Webhook,
} from '../../payment-provider.ts';

/** Allowed clock skew of a webhook's timestamp. */
const tolerance = 5 * minute;

const payment = z.object({
  payment_id: z.string().min(1).max(200),
  amount_paise: z.int().min(0),
  currency: z.string().max(20),
  payee: z.string().max(400),
  utr: z.string().max(100).nullish(),
});
const orderId = z.string().min(1).max(200);
const types: ReadonlyMap<string, Evidence['type']> = new Map(
  Object.entries({
    'payment.captured': 'captured',
    'payment.failed': 'failed',
  }),
);

/** A webhook's signature: base64 of HMAC-SHA256(secret, timestamp + "." + raw body). */
export function signWebhook(secret: string, timestamp: string, rawBody: Uint8Array | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('base64');
}

/**
 * A provider with signed webhooks and a status look-up below `url` (R-PAY-1). The simulator uses the same protocol.
 * @param options.url returns the base URL for look-ups, or undefined when there is none
 */
export function gateway(options: {
  name: 'gateway' | 'simulator';
  /** The first one signs; all of them verify. */
  secrets: readonly string[];
  url: () => string | undefined;
}): PaymentProvider {
  return {
    name: options.name,
    verify: (webhook) => verify(options.secrets, webhook),
    readEvent: async (_trx, { eventId, body }) => eventOf(eventId, body),
    listPayments: (id) => listPayments(options.url(), id),
  };
}

function verify(secrets: readonly string[], { headers, rawBody, now }: Webhook) {
  const [timestamp, signature, eventId] = ['x-timestamp', 'x-signature', 'x-event-id'].map((name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  }) as [string, string, string];
  const isKnown = secrets.some((secret) => isSigned(secret, { timestamp, signature, rawBody }));
  if (!isKnown || !isFresh(timestamp, now)) return refuse('bad_signature');
  if (eventId === '' || eventId.length > 200) return refuse('invalid', { error: m.event_id_missing() });
  const body: unknown = JSON.parse(Buffer.from(rawBody).toString('utf8'));
  return { eventId, type: eventOf(eventId, body).type, body };
}

function isSigned(
  secret: string,
  sent: { timestamp: string; signature: string; rawBody: Uint8Array },
): boolean {
  if (secret === '') return false;
  return isSameSecret(sent.signature, signWebhook(secret, sent.timestamp, sent.rawBody));
}

function isFresh(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1_000 - now.getTime()) <= tolerance;
}

function eventOf(eventId: string, body: unknown): PaymentEvent {
  const sent = z.looseObject({ type: z.string().max(100), order_id: orderId.optional() }).safeParse(body);
  const event = {
    provider: 'gateway',
    eventId,
    type: sent.data?.type ?? '',
    orderId: sent.data?.order_id ?? null,
    body,
  };
  const type = types.get(event.type);
  if (sent.success && !type) return { ...event, evidence: null };
  const read = payment.safeParse(body);
  if (!type || !event.orderId || !read.success) return { ...event, evidence: null, unreadable: true };
  return { ...event, evidence: evidenceOf(type, event.orderId, read.data) };
}

function evidenceOf(type: Evidence['type'], orderId: string, sent: z.output<typeof payment>): Evidence {
  const { payment_id, amount_paise, currency, payee, utr } = sent;
  return {
    type,
    orderId,
    paymentId: payment_id,
    amountPaise: amount_paise,
    currency,
    payee,
    utr: utr || null,
  };
}

const statusAnswer = z.object({
  payments: z.array(payment.extend({ status: z.string().max(100) })).max(100),
});
const statuses: ReadonlyMap<string, Evidence['type']> = new Map(
  Object.entries({
    captured: 'captured',
    'payment.captured': 'captured',
    paid: 'captured',
    failed: 'failed',
    'payment.failed': 'failed',
  }),
);

async function listPayments(url: string | undefined, orderId: string): Promise<PaymentEvent[]> {
  if (url === undefined) return [];
  const answer = await fetch(`${url.replace(/\/$/, '')}/orders/${encodeURIComponent(orderId)}`, {
    signal: AbortSignal.timeout(providerTimeout),
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`The payment provider answered with status ${answer.status}`);
  const { payments } = statusAnswer.parse(await answer.json());
  return payments.flatMap((sent): PaymentEvent[] => {
    const type = statuses.get(sent.status);
    if (!type) return [];
    return [
      {
        provider: 'gateway',
        // One event per payment and status, however often it is looked up.
        eventId: `status:${sent.payment_id}:${type}`,
        type: `status.${type}`,
        orderId,
        body: sent,
        evidence: evidenceOf(type, orderId, sent),
      },
    ];
  });
}
