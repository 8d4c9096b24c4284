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
import { writeOrder } from './placing.store.ts';
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
 * order it made is neither paid nor cancelled. A deliberate second order needs its own key, or must come later. With
 * `again` false the goods are the key instead, for an hour.
 */
export async function placeOrder(
  needs: { db: Database; schedules: Schedules },
  order: PlaceOrder,
): Promise<PlacedOrder | Refusal<PlaceRefusal>> {
  const { db } = needs;
  const request = {
    customerId: order.customerId,
    call: 'placeOrder',
    key: order.key,
    body: bodyOf(order),
    now: order.now,
  };
  const goods = goodsClaimOf(order);
  const before = goods && (await judgeFirst<PlacedOrder>(db, order, goods));
  if (before && 'answer' in before) return before.answer;
  let fallen: unknown = before?.fallen;
  let fullRuns = 0;
  for (let drafts = 0; drafts < maxDrafts && fullRuns < maxRuns; drafts++) {
    const draft = await draftOrder(needs, order);
    if (isRefusal(draft)) return answerOnce(db, request, () => Promise.resolve(draft));

    const claim = { ...(goods ?? claimOf(order, draft)), fallen };
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

    const first = await judgeFirst<PlacedOrder>(db, order, claim);
    if (first && 'answer' in first) return first.answer;
    fallen = first?.fallen ?? fallen;
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
