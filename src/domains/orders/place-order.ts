import * as m from '#messages/answers';
import type { CallAnswer } from '../../platform/call.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { answerOnce, type KeyRefusal } from '../../platform/idempotency.ts';
import { againAfterDeadlock } from '../../platform/transaction.ts';
import type { Schedules } from '../delivery/schedule.ts';
import { isSlotFull } from '../delivery/slots.store.ts';
import { isUsedUp } from '../promotions/uses.store.ts';
import { draftOrder } from './draft-order.ts';
import { refuseFull } from './held-caps.ts';
import { isNotFirst } from './orders.store.ts';
import { bodyOf, claimOf, goodsClaimOf, judgeFirst } from './same-order.ts';
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
  | 'ordered_already'
  | 'out_of_stock'
  | 'price_changed'
  | 'unavailable';

/** `price` is the amount to pay: the total with shipping, less the discount, in whole rupees. */
export type PlacedOrder = CallAnswer<typeof ordersCalls.place>;

/** Attempts after others changed prices, offers or stock, or took the last place of a slot. */
const maxAttempts = 50;

interface Dependencies {
  readonly db: Database;
  readonly schedules: Schedules;
}

/** How an attempt ended. Nothing is stored of a `refused` one yet; an `overtaken` one is tried again. */
type Outcome =
  | { readonly state: 'answered'; readonly answer: PlacedOrder | Refusal<PlaceRefusal> }
  | { readonly state: 'refused'; readonly refusal: Refusal<PlaceRefusal> }
  | { readonly state: 'overtaken'; readonly fallen: unknown };

/**
 * Places an order: prices the goods, takes all of their stock or none, and stores copies of lines and address. The
 * order starts `unpaid` and `pending`. One statement reads, one writes in its own transaction; goods as the key, a
 * coupon and limited runs are read by one more statement each. Idempotent by Idempotency-Key. Without a key, the
 * order's content acts as the key for ten seconds, as long as the order it made is neither paid nor cancelled. A
 * deliberate second order needs its own key, or must come later. With `again` false, as our page sends it, the goods
 * are the key instead, for an hour.
 */
export async function placeOrder(
  dependencies: Dependencies,
  order: PlaceOrder,
): Promise<PlacedOrder | Refusal<PlaceRefusal>> {
  const goods = goodsClaimOf(order);
  const first = goods && (await judgeFirst<PlacedOrder>(dependencies.db, order, goods));
  if (first && 'answer' in first) return first.answer;
  const outcome = await retry(
    (lastFailure) => attempt(dependencies, order, { goods, fallen: lastFailure }),
    first?.fallen,
  );
  if (outcome.state === 'answered') return outcome.answer;
  if (outcome.state === 'overtaken') return refuse('unavailable');
  const { customerId, key, now } = order;
  const request = { customerId, call: 'placeOrder', key, body: bodyOf(order), now };
  return answerOnce(dependencies.db, request, () => Promise.resolve(outcome.refusal));
}

/** Tries until an attempt is not overtaken. `lastFailure`: the answer of an earlier order that no longer stands. */
async function retry(
  tryOnce: (lastFailure: unknown) => Promise<Outcome>,
  lastFailure: unknown,
): Promise<Outcome> {
  let outcome = await tryOnce(lastFailure);
  for (let attempts = 1; attempts < maxAttempts && outcome.state === 'overtaken'; attempts++)
    outcome = await tryOnce(outcome.fallen);
  return outcome;
}

/** Drafts the order from what the database says now, and writes it if that still holds. */
async function attempt(
  dependencies: Dependencies,
  order: PlaceOrder,
  { goods, fallen }: { goods: ReturnType<typeof goodsClaimOf>; fallen: unknown },
): Promise<Outcome> {
  const { db } = dependencies;
  const draft = await draftOrder(dependencies, order);
  if (isRefusal(draft)) return { state: 'refused', refusal: draft };

  const claim = { ...(goods ?? claimOf(order, draft)), fallen };
  const keepSoldOut = order.key !== undefined && order.replaces === undefined;
  const answer = answerOf(draft);
  const outcome = await orOvertaken(
    order.replaces === undefined
      ? againAfterDeadlock(() => writeOrder(db, draft, { claim, answer, keepSoldOut }))
      : replaceOrder(db, draft, { replaces: order.replaces, claim, answer }),
  );
  if (outcome === 'overtaken') return { state: 'overtaken', fallen };
  if (isRefusal(outcome)) return { state: 'refused', refusal: outcome };
  if (outcome.kept) return { state: 'answered', answer: outcome.kept };

  const first = await judgeFirst<PlacedOrder>(db, order, claim);
  if (first && 'answer' in first) return { state: 'answered', answer: first.answer };
  if (outcome.full) return { state: 'refused', refusal: refuseFull(outcome.full, draft.lines) };
  if (outcome.soldOut && !outcome.changed && !keepSoldOut)
    return { state: 'refused', refusal: outcome.soldOut };
  return { state: 'overtaken', fallen: first?.fallen ?? fallen };
}

function answerOf({ id, goodsTotal, shippingFee, off }: Draft): PlacedOrder {
  const discount = off?.discount ?? 0;
  return { message: m.order_placed(), orderId: id, price: goodsTotal + shippingFee - discount, discount };
}

/** What was written, or 'overtaken' when others took the last place of a slot or the last use of an offer. */
function orOvertaken<WriteResult>(writing: Promise<WriteResult>): Promise<WriteResult | 'overtaken'> {
  return writing.catch((error: unknown) => {
    if (isSlotFull(error) || isUsedUp(error) || isNotFirst(error)) return 'overtaken';
    throw error;
  });
}
