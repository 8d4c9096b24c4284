import * as m from '#messages/refusals';
import { hour, minute, second, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { hashBody, keyLifetime } from '../../platform/idempotency.ts';
import { findKey, type KeyClaim } from '../../platform/idempotency.store.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { HeldOrder } from './order.ts';
import type { PlaceOrder } from './order-request.ts';
import { findOrderState } from './orders.store.ts';
import type { Draft } from './placing.store.ts';

/** Double-click window: without a key, the same content within it is the same order (R-ORDER-3). */
const doubleClick = 10 * second;

/** How long the shop asks before the same goods are ordered again. */
const sameGoods = hour;

const call = 'placeOrder';

type SameRefusal = 'key_reused' | 'ordered_already';

/** What an Idempotency-Key stands for. */
export const bodyOf = (order: PlaceOrder) => ({
  wanted: order.wanted,
  shipTo: order.shipTo,
  seen: order.seen,
  pastCart: order.pastCart ?? false,
  replaces: order.replaces,
  ...(order.delivery ? { delivery: order.delivery } : {}),
  ...(order.coupon === undefined ? {} : { coupon: order.coupon }),
  ...(order.again === undefined ? {} : { again: order.again }),
});

/**
 * The claim on the goods of an order that is not meant to be a second one: in two tabs they are the same, so one of
 * them makes the order. Null for any other order.
 */
export function goodsClaimOf(order: PlaceOrder): KeyClaim | null {
  if (order.again !== false) return null;
  const { customerId, wanted, pastCart = false, shipTo, seen, coupon = '', delivery, now } = order;
  const pieces = wanted.map((line) => `${line.variantId ?? line.productId} ${line.quantity}`).toSorted();
  return {
    customerId,
    call: `${call} by goods`,
    key: hashBody([pieces, pastCart]).toString('base64url'),
    bodyHash: hashBody([shipTo, seen, coupon, delivery?.together ?? false, ...slotsOf(order)]),
    now,
    expired: shift(now, -sameGoods),
  };
}

/** The chosen slots: nothing without any, so that the digest is what it was before there were slots. */
const slotsOf = ({ delivery }: PlaceOrder): object[] => (delivery?.slots ? [delivery.slots] : []);

/** The claim on the client's key, or else on the order's content. */
export function claimOf(order: PlaceOrder, draft: Draft): KeyClaim {
  const { customerId, key, now } = order;
  if (key !== undefined)
    return {
      customerId,
      call,
      key,
      bodyHash: hashBody(bodyOf(order)),
      now,
      expired: shift(now, -keyLifetime),
    };
  const pieces = draft.lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).toSorted();
  const bodyHash = hashBody([
    pieces,
    draft.shipTo,
    draft.goodsTotal,
    draft.shippingFee,
    draft.pastCart ?? false,
    ...(order.delivery?.together ? ['together'] : []),
    ...slotsOf(order),
    ...(draft.off ? [draft.off.discount, order.coupon ?? ''] : []),
  ]);
  const content = bodyHash.toString('base64url');
  const expiry = shift(now, -doubleClick);
  return { customerId, call: `${call} by content`, key: content, bodyHash, now, expired: expiry };
}

/**
 * What the order under a claimed key means for this request: `answer` is to be given again, or refuses the request;
 * with `fallen` that order no longer stands and its key may be taken over. Null when the key is free.
 */
export async function judgeFirst<Answer extends { readonly orderId: string }>(
  db: Database,
  order: PlaceOrder,
  claim: KeyClaim,
): Promise<{ answer: Answer | Refusal<SameRefusal> } | { fallen: Answer } | null> {
  const first = await findKey(db, claim);
  if (!first || first.createdAt <= claim.expired) return null;
  const isSame = first.bodyHash.equals(claim.bodyHash);
  const answer = first.answer as Answer | Refusal<SameRefusal>;
  const asks = order.again === false;
  if (!isSame && !asks) return { answer: refuse('key_reused') };
  if (order.key !== undefined || isRefusal(answer)) return { answer };
  const { orderId } = answer;
  const state = await findOrderState(db, orderId);
  if (state && isOpen(state) && isSame) return { answer };
  if (!asks || !state || state.orderStatus === 'cancelled') return { fallen: answer };
  const count = Math.max(1, Math.round((order.now.getTime() - first.createdAt.getTime()) / minute));
  const error = m.ordered_already({ count });
  return { answer: refuse('ordered_already', { error, more: { orderId } }) };
}

const isOpen = ({ orderStatus, paymentStatus }: HeldOrder): boolean =>
  orderStatus === 'pending' && (paymentStatus === 'unpaid' || paymentStatus === 'failed');
