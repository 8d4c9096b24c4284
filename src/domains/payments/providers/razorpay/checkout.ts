import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../../../platform/is-same-secret.ts';
import { rupeesToPaise } from '../../../../platform/money.ts';
import type { CheckoutReturn, HostedCheckout } from '../../payment-provider.ts';
import { findReference, keepReference } from '../../provider-orders.store.ts';
import { type Account, ask, providerName } from './api.ts';

const orderEntity = z.object({ id: z.string().min(1).max(200), amount: z.int() });

/**
 * Razorpay's hosted checkout: a form post, after which its page posts the customer back (Razorpay documentation,
 * Hosted Checkout).
 */
export async function openRazorpayCheckout(
  account: Account,
  order: { id: string; price: number },
): Promise<HostedCheckout> {
  const back = (page: string) =>
    `${account.publicUrl}/payment/return/${page}/${encodeURIComponent(order.id)}`;
  return {
    action: `${account.url.replace(/\/$/, '')}/v1/checkout/embedded`,
    fields: {
      key_id: account.keyId,
      order_id: await referenceOf(account, order),
      amount: String(rupeesToPaise(order.price)),
      currency: 'INR',
      name: account.shopName,
      callback_url: back('confirm'),
      cancel_url: back('closed'),
    },
  };
}

/** Razorpay's order for ours, created if missing. It carries the order's amount, which the checkout enforces. */
async function referenceOf(account: Account, order: { id: string; price: number }): Promise<string> {
  const existing = await findReference(account.db, providerName, order.id);
  if (existing) return existing;
  const amount = rupeesToPaise(order.price);
  // If an earlier answer was lost, the order may already exist: Razorpay's receipts are unique.
  const made = await ask(account, '/orders', { amount, currency: 'INR', receipt: order.id }).catch(
    async (error: unknown) => {
      const found = z
        .object({ items: z.array(orderEntity) })
        .parse(await ask(account, `/orders?receipt=${encodeURIComponent(order.id)}`));
      return found.items[0] ?? Promise.reject(error);
    },
  );
  const { id: reference } = orderEntity.parse(made);
  return keepReference(account.db, {
    provider: providerName,
    reference,
    orderId: order.id,
    now: account.clock.now(),
  });
}

/** The signature posted back with a customer: hexadecimal HMAC-SHA256(key secret, their order + "|" + payment). */
export function signReturn(keySecret: string, reference: string, paymentId: string): string {
  return createHmac('sha256', keySecret).update(`${reference}|${paymentId}`).digest('hex');
}

/** Verifies the returned form against the reference that the shop has stored, never against the one in the form. */
export async function readRazorpayReturn(
  account: Account,
  orderId: string,
  form: URLSearchParams,
): Promise<CheckoutReturn> {
  if (form.has('error[code]')) return 'refused';
  const reference = await findReference(account.db, providerName, orderId);
  if (!reference) return 'unproven';
  const expected = signReturn(account.keySecret, reference, form.get('razorpay_payment_id') ?? '');
  return isSameSecret(form.get('razorpay_signature') ?? '', expected) ? 'signed' : 'unproven';
}
