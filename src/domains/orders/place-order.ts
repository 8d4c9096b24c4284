import { shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isFailure, type Refusal, refuse } from '../../platform/failure.ts';
import { answerOnce, hashBody, keyLifetime, type KeyRefusal } from '../../platform/idempotency.ts';
import { findKey, type KeyClaim } from '../../platform/idempotency.store.ts';
import { againAfterDeadlock } from '../../platform/transaction.ts';
import type { AddressFields } from '../addresses/address-fields.ts';
import { draftOrder } from './draft-order.ts';
import { findOrderState } from './orders.store.ts';
import { type Draft, writeOrder } from './placing.store.ts';
import type { WantedLine } from './wanted.ts';

export interface PlaceOrder {
  readonly customerId: string;
  readonly wanted: readonly WantedLine[];
  /** One of the customer's own addresses, or the fields of another. */
  readonly shipTo: { _id: string } | AddressFields;
  /** Goods and shipping as the customer saw them, in whole rupees: compared with, never charged. */
  readonly seen: { goodsTotal: number; shippingFee: number };
  /** Bought by Buy Now: it did not come from the cart, whatever that holds. */
  readonly pastCart?: boolean;
  readonly key: string | undefined;
  readonly now: Date;
  /** Milliseconds that an unpaid order holds its stock. */
  readonly unpaidOrderTtl: number;
}

type PlaceRefusal =
  | KeyRefusal
  | 'choose_size'
  | 'invalid'
  | 'list_full'
  | 'not_found'
  | 'out_of_stock'
  | 'price_changed'
  | 'unavailable';

export interface PlacedOrder {
  readonly message: string;
  readonly orderId: string;
  /** What is to be paid, shipping included, in whole rupees. */
  readonly price: number;
}

/** Two equal orders of one customer within this time (ms), without a key, are one press of a nervous finger. */
const doubleClick = 10_000;

/** A draft is written at once or, when it was overtaken, made anew; more often than this nobody is overtaken. */
const maxDrafts = 5;

/**
 * Places an order: prices the goods, takes their stock whole or not at all, and keeps copies of lines and address. The
 * order is `unpaid` and `pending`. Two round trips: one reads and one, a transaction of its own, writes.
 *
 * The same Idempotency-Key answers with the same order. Without a key, the order's content is its key for ten seconds,
 * as long as the order made with it is neither paid nor cancelled; a deliberate second order comes with a key of its
 * own, or later.
 */
export async function placeOrder(
  db: Database,
  order: PlaceOrder,
): Promise<PlacedOrder | Refusal<PlaceRefusal>> {
  const request = { customerId: order.customerId, call, key: order.key, body: bodyOf(order), now: order.now };
  let fallen: unknown;
  for (let drafts = 0; drafts < maxDrafts; drafts++) {
    const draft = await draftOrder(db, order);
    if (isFailure(draft)) return answerOnce(db, request, () => Promise.resolve(draft));

    const claim = { ...claimOf(order, draft), fallen };
    const answer = {
      message: 'Your order is placed',
      orderId: draft.id,
      price: draft.goodsTotal + draft.shippingFee,
    };
    const keepSoldOut = order.key !== undefined;
    const written = await againAfterDeadlock(() => writeOrder(db, draft, { claim, answer, keepSoldOut }));
    if (written.kept) return written.kept;

    const first = await findKey(db, claim);
    if (first && first.createdAt > claim.expired) {
      if (!first.bodyHash.equals(claim.bodyHash)) return refuse('key_reused');
      const said = first.answer as PlacedOrder | Refusal<PlaceRefusal>;
      if (order.key !== undefined || isFailure(said) || (await isOpen(db, said.orderId))) return said;
      fallen = said;
    }
    if (written.soldOut && !written.changed && !keepSoldOut) return written.soldOut;
  }
  return refuse('unavailable');
}

const call = 'placeOrder';
const bodyOf = ({ wanted, shipTo, seen, pastCart = false }: PlaceOrder) => ({
  wanted,
  shipTo,
  seen,
  pastCart,
});

/** The key that was sent; without one, the order's content. */
function claimOf({ customerId, key, now, ...order }: PlaceOrder, draft: Draft): KeyClaim {
  if (key !== undefined) {
    const bodyHash = hashBody(bodyOf({ customerId, key, now, ...order }));
    return { customerId, call, key, bodyHash, now, expired: shift(now, -keyLifetime) };
  }
  const pieces = draft.lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).toSorted();
  const bodyHash = hashBody([pieces, draft.shipTo, draft.goodsTotal, draft.shippingFee]);
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
