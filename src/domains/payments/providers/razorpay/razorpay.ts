import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../../../platform/is-same-secret.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Database } from '../../../../platform/database.ts';
import type {
  Evidence,
  PaymentEvent,
  PaymentProvider,
  SignedEvent,
  Webhook,
} from '../../payment-provider.ts';
import { openRazorpayCheckout, readRazorpayReturn } from './checkout.ts';
import { findRazorpayRefund, refundAtRazorpay, refundOf } from './refunds.ts';
import { findByReference, findReference } from '../../provider-orders.store.ts';
import { findPayment } from '../../payments.store.ts';
import { disputeOf } from './disputes.ts';
import { listRazorpaySettlements, settlementOf } from './settlements.ts';
import { type Account, ask, providerName as name } from './api.ts';

const paymentEntity = z.object({
  id: z.string().min(1).max(200),
  amount: z.int().min(0),
  currency: z.string().max(20),
  status: z.string().max(100),
  order_id: z.string().max(200).nullish(),
  method: z.string().max(40).nullish(),
  fee: z.int().min(0).nullish(),
  tax: z.int().min(0).nullish(),
  acquirer_data: z.looseObject({ rrn: z.string().max(100).nullish() }).nullish(),
});
const types: ReadonlyMap<string, Evidence['type']> = new Map(
  Object.entries({ captured: 'captured', failed: 'failed' }),
);

/**
 * Razorpay: the Orders API (one Razorpay order per order, found again by the receipt), hosted checkout, signed
 * webhooks (payments captured and failed, refunds, disputes, settlements), look-ups of payments and settlements, and
 * refunds.
 * The account must capture payments automatically.
 */
export function razorpay(account: Account): PaymentProvider {
  return {
    name,
    verify: (webhook) => verify(account.webhookSecrets, webhook),
    readEvent: (trx, signed) => readEvent(account, trx, signed),
    listPayments: (orderId) => listPayments(account, orderId),
    listSettlements: (since) => listRazorpaySettlements(account, since),
    checkoutOrigin: new URL(account.url).origin,
    openCheckout: (order) => openRazorpayCheckout(account, order),
    readReturn: (orderId, form) => readRazorpayReturn(account, orderId, form),
    refund: (refund) => refundAtRazorpay(account, refund),
    findRefund: (reference) => findRazorpayRefund(account, reference),
  };
}

/** A webhook's signature: hexadecimal HMAC-SHA256 of the raw body. */
export function signRazorpay(secret: string, rawBody: Uint8Array | string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

const eventBody = z.looseObject({
  event: z.string().max(100),
  payload: z.looseObject({ payment: z.looseObject({ entity: paymentEntity }).optional() }).optional(),
});

function verify(secrets: readonly string[], { headers, rawBody }: Webhook) {
  const [given, sentId] = [headers['x-razorpay-signature'], headers['x-razorpay-event-id']];
  const signature = typeof given === 'string' ? given : '';
  const isKnown = secrets.some(
    (secret) => secret !== '' && isSameSecret(signature, signRazorpay(secret, rawBody)),
  );
  if (!isKnown) return refuse('bad_signature');
  const body: unknown = JSON.parse(Buffer.from(rawBody).toString('utf8'));
  const read = eventBody.safeParse(body);
  const type = read.data?.event ?? '';
  const eventId =
    typeof sentId === 'string' && sentId !== ''
      ? sentId.slice(0, 200)
      : `${type}:${read.data?.payload?.payment?.entity.id ?? signature}`;
  return { eventId, type, body };
}

async function readEvent(
  account: Account,
  trx: Database,
  { eventId, type, body }: SignedEvent,
): Promise<PaymentEvent> {
  const read = eventBody.safeParse(body);
  const payment = read.data?.payload?.payment?.entity;
  const event = { provider: name, eventId, type, orderId: null, body };
  const refund = refundOf(type, body);
  if (refund) return { ...event, orderId: await orderOf(trx, refund.of?.paymentId), evidence: null, refund };
  const dispute = disputeOf(type, body);
  if (dispute) return { ...event, orderId: await orderOf(trx, dispute.paymentId), evidence: null, dispute };
  const settlement = settlementOf(type, body);
  if (settlement) return { ...event, evidence: null, settlement };
  if (type !== 'payment.captured' && type !== 'payment.failed')
    return read.success ? { ...event, evidence: null } : { ...event, evidence: null, unreadable: true };
  if (!payment?.order_id) return { ...event, evidence: null, unreadable: true };
  // A foreign order keeps Razorpay's id, which is then unknown to the shop.
  const orderId = (await findByReference(trx, name, payment.order_id)) ?? payment.order_id;
  const means = type === 'payment.captured' ? 'captured' : 'failed';
  return {
    ...event,
    orderId,
    body: { ...payment, payment_id: payment.id },
    evidence: evidenceOf(account, means, orderId, payment),
  };
}

const orderOf = async (trx: Database, paymentId: string | undefined) =>
  paymentId === undefined ? null : ((await findPayment(trx, name, paymentId))?.orderId ?? null);

async function listPayments(account: Account, orderId: string): Promise<PaymentEvent[]> {
  const reference = await findReference(account.db, name, orderId);
  if (!reference) return [];
  const { items } = z
    .object({ items: z.array(paymentEntity).max(100) })
    .parse(await ask(account, `/orders/${encodeURIComponent(reference)}/payments`));
  return items.flatMap((payment): PaymentEvent[] => {
    const type = types.get(payment.status);
    if (!type) return [];
    return [
      {
        provider: name,
        eventId: `status:${payment.id}:${type}`,
        type: `status.${type}`,
        orderId,
        body: { ...payment, payment_id: payment.id },
        evidence: evidenceOf(account, type, orderId, payment),
      },
    ];
  });
}

function evidenceOf(
  { payee }: Account,
  type: Evidence['type'],
  orderId: string,
  { id, amount, currency, acquirer_data, method, fee, tax }: z.output<typeof paymentEntity>,
): Evidence {
  return {
    type,
    orderId,
    paymentId: id,
    amountPaise: amount,
    currency,
    payee,
    utr: acquirer_data?.rrn || null,
    ...(method ? { method } : {}),
    ...(fee ? { feePaise: fee, feeTaxPaise: Math.min(tax ?? 0, fee) } : {}),
  };
}
