import type { Handlers } from '../../platform/call.ts';
import { day, shift } from '../../platform/clock.ts';
import { countUnreadOfSeller } from '../chat/conversations.store.ts';
import { readTotals } from '../insight/figures.store.ts';
import { countForShop } from '../questions/questions.store.ts';
import { countWaiting } from '../returns/staff/desk-returns.store.ts';
import { dayOf } from '../../platform/india-time.ts';
import type { Desk } from '../staff/desk.ts';
import type { todayCalls } from './today.calls.ts';
import { countComingBack, listCancelled, listScarce, listToDecide, readUnderWay } from './today.store.ts';

/** How long a cancelled parcel is shown, in milliseconds. */
const cancelledShown = 3 * day;

/** The period of promised days that is counted, in milliseconds (R-DELIVERY-4). */
const onTimeShown = 30 * day;

export function todayHandlers({ db, clock }: Desk): Handlers<typeof todayCalls> {
  return {
    read: async (_input, { shopId }) => {
      const now = clock.now();
      const [
        underWay,
        stock,
        cancellations,
        returns,
        comingBack,
        toDecide,
        questions,
        promises,
        unreadChats,
      ] = await Promise.all([
        readUnderWay(db, shopId, dayOf(now)),
        listScarce(db, shopId),
        listCancelled(db, shopId, shift(now, -cancelledShown)),
        countWaiting(db, shopId),
        countComingBack(db, shopId),
        listToDecide(db, shopId),
        countForShop(db, shopId),
        readTotals(
          db,
          shopId,
          { after: dayOf(shift(now, -onTimeShown - day)), until: dayOf(shift(now, -day)) },
          dayOf(now),
        ),
        shopId === null ? 0 : countUnreadOfSeller(db, shopId),
      ]);
      return {
        ...underWay,
        ...stock,
        cancelled: cancellations,
        returns,
        comingBack,
        toDecide,
        questions,
        onTime: { parcels: promises.due, late: promises.due - promises.kept },
        unreadChats,
      };
    },
  };
}
