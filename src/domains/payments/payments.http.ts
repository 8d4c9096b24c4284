import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../platform/call.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { noticeOf } from '../orders/attention.ts';
import { judgeBeforeOrder } from '../orders/on-delivery/offer-on-delivery.ts';
import { findOrderState } from '../orders/orders.store.ts';
import { askAboutOrder } from './ask-provider.ts';
import type { Asking } from './asking.ts';
import { claimPayment } from './claim-payment.ts';
import type { paymentsCalls } from './payments.calls.ts';
import { findOpenClaim } from './payments.store.ts';
import { openCheckout } from './open-checkout.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { shownStatus, type ShownStatus } from './shown-status.ts';
import { refusePayment, startPayment } from './start-payment.ts';
import { takeOutOfCart } from './take-out-of-cart.ts';
import { type Payee, upiLink, upiParameters } from './upi-link.ts';
import { qrPicture } from './upi-qr.ts';
import { capabilitiesOf } from '../../settings/payment-providers.ts';

interface Dependencies extends Omit<Asking, 'payee'> {
  readonly payee: Payee;
  /** True when all customers share one network address (the demo), which then identifies nobody. */
  readonly sharedAddress: boolean;
  /** Milliseconds until a claimed UTR is overdue. */
  readonly claimedOrderTtl: number;
}

const messages: Record<ShownStatus, string> = {
  paid: answers.payment_confirmed(),
  pending: answers.verifying_payment(),
  failed: answers.payment_failed(),
};

export function paymentsHandlers({
  sharedAddress,
  payee,
  claimedOrderTtl,
  ...rest
}: Dependencies): Handlers<typeof paymentsCalls> {
  const asking: Asking = { ...rest, payee: payee.vpa };
  const { db, clock, provider } = asking;
  const unknown = refuse('not_found', { error: refusals.order_not_found() });
  return {
    start: async ({ orderId }, { customer }) => {
      const order = await startPayment(db, { orderId, customerId: customer.id, now: clock.now() });
      if (isRefusal(order)) return order;
      const checkout = await openCheckout(asking, order);
      if (isRefusal(checkout)) return checkout;
      return {
        url: upiLink(payee, order),
        amount: order.price,
        expiresAt: (order.expiresAt ?? clock.now()).toISOString(),
        qr: `/api/payment/qr/${order.id}`,
        ...(capabilitiesOf(provider.name).playsPayer
          ? { simulatorUrl: `/dev/upi?${upiParameters(payee, order)}` }
          : {}),
        ...(checkout ? { checkout } : {}),
      };
    },
    ways: async ({ pincode, price }, { customer }) => {
      const why = await judgeBeforeOrder(db, { customer, pincode, price }, clock.now());
      const ahead = provider.openCheckout ? (['upi', 'hosted'] as const) : (['upi'] as const);
      return {
        ways: [
          ...ahead.map((way) => ({ way, allowed: true, why: '' })),
          { way: 'door', allowed: why === null, why: why ?? '' },
        ],
      };
    },
    qr: async ({ orderId }, { customer }) => {
      const order = await findOrderState(db, orderId, customer.id);
      if (!order) return unknown;
      const refused = await refusePayment(db, order);
      if (refused) return refused;
      return { bytes: Buffer.from(qrPicture(upiLink(payee, order))), name: `pay-${order.id}.svg` };
    },
    status: async ({ orderId }, { customer }) => {
      const before = await findOrderState(db, orderId, customer.id);
      if (!before) return unknown;
      if (before.paymentStatus !== 'paid') await askAboutOrder(asking, orderId);
      const order = (await findOrderState(db, orderId, customer.id)) ?? before;
      const claim = order.paymentStatus === 'pending' ? await shownClaim(db, orderId) : null;
      return {
        payment_status: shownStatus(order, claim),
        orderId,
        amount: order.price,
        notice: noticeOf(order.attention, order.paymentStatus, order.orderStatus),
        claim,
      };
    },
    claim: ({ orderId, transactionId }, { customer, idempotencyKey, address }) =>
      claimPayment(db, {
        ...(sharedAddress ? {} : { address }),
        customerId: customer.id,
        orderId,
        utr: transactionId,
        key: idempotencyKey,
        now: clock.now(),
        claimedOrderTtl,
        payee: payee.vpa,
      }),
    takeOutOfCart: ({ orderId }, { customer }) =>
      takeOutOfCart(db, { orderId, customerId: customer.id, now: clock.now() }),
    confirm: async ({ orderId }, { customer }) => {
      const order = await findOrderState(db, orderId, customer.id);
      if (!order) return unknown;
      const status = shownStatus(order, await findOpenClaim(db, orderId));
      return { message: messages[status], payment_status: status };
    },
    webhook: ({ provider: path }, visit) => receiveWebhook(asking, path, visit),
  };
}

/** The UTR being checked, in a form that its sender recognises. */
async function shownClaim(db: Database, orderId: string) {
  const claim = await findOpenClaim(db, orderId);
  return claim && { lastDigits: claim.utr.slice(-4), sentAt: claim.claimedAt.toISOString() };
}
