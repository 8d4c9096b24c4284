import * as m from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { shift } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { refuse } from '../../../platform/refusal.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { openSince, returnableUntil } from '../../returns/deadlines.ts';
import { findTaxPayer } from '../../sellers/sellers.store.ts';
import type { Desk } from '../../staff/desk.ts';
import { readPage } from '../../staff/paging.ts';
import { listOrdersOfAccount, readAccount } from '../account.store.ts';
import { nextPayday } from '../payday.ts';
import { listPayoutsOfShop } from '../runs/runs.store.ts';
import { readOrderEarnings } from '../order-earnings.ts';
import type { earningsCalls } from './earnings.calls.ts';

/** The first day in India on which nothing of a parcel can be returned. */
const freeOn = (deliveredAt: string) => dayOf(shift(returnableUntil(new Date(deliveredAt)), 1));

export function earningsHandlers({ db, clock }: Desk): Handlers<typeof earningsCalls> {
  return {
    account: async (_input, { shopId }) => {
      const [account, payouts, seller] = await Promise.all([
        readAccount(db, shopId),
        shopId ? listPayoutsOfShop(db, shopId) : [],
        shopId ? findTaxPayer(db, shopId) : null,
      ]);
      const now = clock.now();
      const toPayPaise = account.earned.amountPaise - account.cashPaise;
      const isRegistered = Boolean(seller?.gstin);
      return { today: dayOf(now), payday: nextPayday(now), toPayPaise, isRegistered, payouts, ...account };
    },
    orders: async ({ state = 'earned', after }, { shopId }) => {
      const since = openSince(clock.now());
      const { rows, next } = await readPage(after, (page) =>
        listOrdersOfAccount(db, shopId, { state, ...page }, since),
      );
      const orders = rows.map(({ number, ...order }) => ({
        ...order,
        number: spokenNumber(number),
        freeOn: order.deliveredAt && freeOn(order.deliveredAt),
      }));
      return { orders, next };
    },
    order: async ({ orderId }, { shopId }) =>
      (await readOrderEarnings(db, orderId, shopId)) ?? refuse('not_found', { error: m.order_not_found() }),
  };
}
