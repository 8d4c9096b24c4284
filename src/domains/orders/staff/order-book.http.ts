import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { cancelOrder } from '../cancel-order.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { giveGoodwill } from './give-goodwill.ts';
import { markRefusalDecided } from './change-parcel.ts';
import { findBuyer, listDeskOrders, sumShopsOff } from './desk-orders.store.ts';
import { readOrderQuery } from './order-query.ts';
import { isOverdue } from '../order.ts';
import { hasLeft, isOpen } from '../parcels/parcel.ts';
import { findAnyOrder } from '../order-reads.store.ts';
import { findOrderState } from '../orders.store.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import { readStory } from './order-story.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { orderBookCalls } from './order-book.calls.ts';

const perPage = 50;

export function orderBookHandlers(
  desk: Desk & { readonly known: KnownOfOrders },
): Handlers<typeof orderBookCalls> {
  const { db, clock, known } = desk;
  return {
    list: async ({ search = '', before, ...filter }) => {
      const query = readOrderQuery(search);
      const page = { before, limit: perPage + 1, now: clock.now() };
      const rows = await listDeskOrders(db, known, { query, ...filter }, page);
      const orders = rows.slice(0, perPage);
      const next = rows.length > perPage ? (orders.at(-1)?.id ?? null) : null;
      return { orders, next, mistyped: query.by === 'mistyped' };
    },
    read: async ({ orderId }) => {
      const [order, state, buyer, story, openUtrs, shopsOff] = await Promise.all([
        findAnyOrder(db, known, orderId),
        findOrderState(db, orderId),
        findBuyer(db, orderId),
        readStory(db, orderId, known),
        known.listOpenUtrs(db, orderId),
        sumShopsOff(db, orderId),
      ]);
      if (!order || !state || !buyer) return unknown;
      const invoices = story.flatMap(({ about, to, note }) =>
        about === 'invoice' && to === 'issued' ? [note] : [],
      );
      return {
        order: {
          ...order,
          overdue: isOverdue(state, clock.now()),
          openUtrs,
          invoices,
          shopsBear: shopsOff / 100,
        },
        buyer,
        story: story.map(({ body, ...step }) => ({
          ...step,
          body: body === null ? '' : JSON.stringify(body, null, 1),
        })),
        cancellable: !order.parcels.some(hasLeft) && order.parcels.some(isOpen),
      };
    },
    cancel: async ({ orderId, sellers, seen, reason }, { staff }) => {
      const now = clock.now();
      let message = '';
      const answer = await makeChange(
        db,
        staff,
        { subject: 'order', subjectId: orderId, did: 'cancelled', ...shopOf(sellers), at: now },
        async (trx) => {
          const actor = { kind: 'operator', id: staff.id } as const;
          const cancellation = await cancelOrder(trx, { orderId, sellers, actor, now, known, reason, seen });
          if (isRefusal(cancellation)) return cancellation;
          message = cancellation.message;
          return { before: { order: seen }, after: { cancelled: sellers ?? 'order', reason } };
        },
      );
      if (isRefusal(answer)) return answer;
      return {
        message: sellers ? answers.told_customer({ message }) : answers.order_cancelled_told(),
      };
    },
    goodwill: async ({ orderId, amount, ...input }, { staff }) => {
      const now = clock.now();
      const intent = { subject: 'order', subjectId: orderId, did: 'goodwill', at: now } as const;
      const what = { orderId, amountPaise: rupeesToPaise(amount), ...input, operatorId: staff.id, now };
      const answer = await makeChange(db, staff, intent, (trx) => giveGoodwill(trx, what));
      return isRefusal(answer) ? answer : { message: answers.goodwill_given() };
    },
    decideRefusal: ({ orderId, seller, stands, reason }, { staff }) =>
      markRefusalDecided(desk, { orderId, stands, reason }, { staff, shopId: seller }),
  };
}

/** A change to a single parcel is shown to its shop only. */
const shopOf = ([shopId, ...others]: readonly string[] = []) =>
  shopId !== undefined && others.length === 0 ? { shopId } : {};

const unknown = refuse('not_found', { error: refusals.order_not_found() });
