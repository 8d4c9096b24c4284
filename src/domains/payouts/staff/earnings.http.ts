import * as m from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { day, shift } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { refuse } from '../../../platform/refusal.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { openSince, returnableUntil } from '../../returns/deadlines.ts';
import { findTaxPayer } from '../../sellers/sellers.store.ts';
import type { Desk } from '../../staff/desk.ts';
import { readPage } from '../../staff/paging.ts';
import { listOrdersOfAccount, readAccount, readDueToShops } from '../account.store.ts';
import { findAccount, type PayoutAccount } from '../accounts/accounts.store.ts';
import { nextPayday } from '../payday.ts';
import { listPayoutsOfShop } from '../runs/runs.store.ts';
import { readOrderEarnings } from '../order-earnings.ts';
import type { earningsCalls } from './earnings.calls.ts';

/** The first day in India on which nothing of a parcel can be returned. */
const freeOn = (deliveredAt: string) => dayOf(shift(returnableUntil(new Date(deliveredAt)), 1));

/** From when a run may pay to a bank account: one of the day on which it cools off may come before it. */
const payableFrom = (bank: PayoutAccount | null, now: Date): Date =>
  bank?.usableFrom && bank.usableFrom > now ? shift(bank.usableFrom, day) : now;

export function earningsHandlers({ db, clock }: Desk): Handlers<typeof earningsCalls> {
  return {
    account: async (_input, { shopId }) => {
      const now = clock.now();
      const [account, payouts, seller, bank, dueToShops] = await Promise.all([
        readAccount(db, shopId),
        shopId ? listPayoutsOfShop(db, shopId) : [],
        shopId ? findTaxPayer(db, shopId) : null,
        shopId ? findAccount(db, shopId) : null,
        shopId ? null : readDueToShops(db, nextPayday(now)),
      ]);
      const isPayable = !shopId || bank !== null;
      const toPayPaise = account.earned.amountPaise - account.cashPaise;
      const isRegistered = Boolean(seller?.gstin);
      const payday = nextPayday(payableFrom(bank, now));
      return {
        today: dayOf(now),
        payday,
        isPayable,
        toPayPaise,
        dueToShops,
        isRegistered,
        payouts,
        ...account,
      };
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
