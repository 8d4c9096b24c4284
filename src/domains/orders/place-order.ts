import * as m from '#messages/answers';
import type { CallAnswer } from '../../platform/call.ts';
import { shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { answerOnce, hashBody, keyLifetime, type KeyRefusal } from '../../platform/idempotency.ts';
import { findKey, type KeyClaim } from '../../platform/idempotency.store.ts';
import { againAfterDeadlock } from '../../platform/transaction.ts';
import type { Schedules } from '../delivery/schedule.ts';
import { isSlotFull } from '../delivery/slots.store.ts';
import { isUsedUp } from '../promotions/uses.store.ts';
import { draftOrder } from './draft-order.ts';
import { refuseFull } from './held-caps.ts';
import { findOrderState, isNotFirst } from './orders.store.ts';
import { replaceOrder } from './replace-order.ts';
import { type Draft, writeOrder } from './placing.store.ts';
import type { PlaceOrder } from './order-request.ts';
import type { ordersCalls } from './orders.calls.ts';

type PlaceRefusal =
  | KeyRefusal
  | 'changed_meanwhile'
  | 'choose_size'
  | 'delivery_changed'
  | 'invalid'
  | 'list_full'
  | 'not_found'
  | 'not_served'
  | 'out_of_stock'
  | 'price_changed'
  | 'unavailable';

/** `price` is the amount to pay: the total with shipping, less the discount, in whole rupees. */
export type PlacedOrder = CallAnswer<typeof ordersCalls.place>;

/** Double-click window in milliseconds: without a key, the same content within it is the same order (R-ORDER-3). */
const doubleClick = 10_000;

/**
 * Maximum retries: after a concurrent change to prices, offers or stock, and after others took the last place on a
 * run.
 */
const maxDrafts = 5;
const maxRuns = 50;

/**
 * Places an order: prices the goods, takes all of their stock or none, and stores copies of lines and address. The
 * order starts `unpaid` and `pending`. Two round trips: one statement reads, one writes in its own transaction.
 * Idempotent by Idempotency-Key. Without a key, the order's content acts as the key for ten seconds, as long as the
 * order it made is neither paid nor cancelled. A deliberate second order needs its own key, or must come later.
 */
export async function placeOrder(
  needs: { db: Database; schedules: Schedules },
  order: PlaceOrder,
): Promise<PlacedOrder | Refusal<PlaceRefusal>> {
  const { db } = needs;
  const request = { customerId: order.customerId, call, key: order.key, body: bodyOf(order), now: order.now };
  let fallen: unknown;
  let fullRuns = 0;
  for (let drafts = 0; drafts < maxDrafts && fullRuns < maxRuns; drafts++) {
    const draft = await draftOrder(needs, order);
    if (isRefusal(draft)) return answerOnce(db, request, () => Promise.resolve(draft));

    const claim = { ...claimOf(order, draft), fallen };
    const answer: PlacedOrder = {
      message: m.order_placed(),
      orderId: draft.id,
      price: draft.goodsTotal + draft.shippingFee - (draft.off?.discount ?? 0),
      discount: draft.off?.discount ?? 0,
    };
    const keepSoldOut = order.key !== undefined && order.replaces === undefined;
    const written = await orFull(
      order.replaces === undefined
        ? againAfterDeadlock(() => writeOrder(db, draft, { claim, answer, keepSoldOut }))
        : replaceOrder(db, draft, { replaces: order.replaces, claim, answer }),
    );
    if (written === 'full') {
      fullRuns += 1;
      drafts -= 1;
      continue;
    }
    if (written === 'used up') continue;
    if (isRefusal(written)) return answerOnce(db, request, () => Promise.resolve(written));
    if (written.kept) return written.kept;

    const first = await findKey(db, claim);
    if (first && first.createdAt > claim.expired) {
      if (!first.bodyHash.equals(claim.bodyHash)) return refuse('key_reused');
      const said = first.answer as PlacedOrder | Refusal<PlaceRefusal>;
      if (order.key !== undefined || isRefusal(said) || (await isOpen(db, said.orderId))) return said;
      fallen = said;
    }
    const { soldOut, full } = written;
    if (full) return answerOnce(db, request, () => Promise.resolve(refuseFull(full, draft.lines)));
    if (soldOut && !written.changed && !keepSoldOut)
      return answerOnce(db, request, () => Promise.resolve(soldOut));
  }
  return refuse('unavailable');
}

/**
 * The outcome of writing. 'full' when others took the last place on a run, 'used up' when they took the last use of
 * an offer; nothing is written then.
 */
function orFull<Outcome>(writing: Promise<Outcome>): Promise<Outcome | 'full' | 'used up'> {
  return writing.catch((error: unknown) => {
    if (isSlotFull(error)) return 'full';
    if (isUsedUp(error) || isNotFirst(error)) return 'used up';
    throw error;
  });
}

const call = 'placeOrder';
const bodyOf = ({ wanted, shipTo, seen, coupon, pastCart = false, replaces, delivery }: PlaceOrder) => ({
  wanted,
  shipTo,
  seen,
  pastCart,
  replaces,
  ...(delivery ? { delivery } : {}),
  ...(coupon === undefined ? {} : { coupon }),
});

/** The claim on the client's key, or else on the order's content. */
function claimOf({ customerId, key, now, ...order }: PlaceOrder, draft: Draft): KeyClaim {
  if (key !== undefined) {
    const bodyHash = hashBody(bodyOf({ customerId, key, now, ...order }));
    return { customerId, call, key, bodyHash, now, expired: shift(now, -keyLifetime) };
  }
  const pieces = draft.lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).toSorted();
  const bodyHash = hashBody([
    pieces,
    draft.shipTo,
    draft.goodsTotal,
    draft.shippingFee,
    draft.pastCart ?? false,
    ...(order.delivery?.together ? ['together'] : []),
    ...(draft.off ? [draft.off.discount, order.coupon ?? ''] : []),
  ]);
  const content = bodyHash.toString('base64url');
  return {
    customerId,
    call: `${call} by content`,
    key: content,
    bodyHash,
    now,
    expired: shift(now, -doubleClick),
  };
}

async function isOpen(db: Database, orderId: string): Promise<boolean> {
  const state = await findOrderState(db, orderId);
  return state?.paymentStatus === 'unpaid' && state.orderStatus === 'pending';
}
