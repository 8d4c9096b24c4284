import type { Handlers } from '../../platform/call.ts';
import { day, shift } from '../../platform/clock.ts';
import { countUnreadOfSeller } from '../chat/conversations.store.ts';
import type { Desk } from '../staff/desk.ts';
import type { todayCalls } from './today.calls.ts';
import { listCancelled, listScarce, readToday } from './today.store.ts';

/** Milliseconds for which a cancelled parcel is told of. */
const cancelledShown = 3 * day;

export function todayHandlers({ db, clock }: Desk): Handlers<typeof todayCalls> {
  return {
    read: async (_input, { shopId }) => {
      const [figures, scarce, cancelled, unreadChats] = await Promise.all([
        readToday(db, shopId),
        listScarce(db, shopId),
        listCancelled(db, shopId, shift(clock.now(), -cancelledShown)),
        shopId === null ? 0 : countUnreadOfSeller(db, shopId),
      ]);
      return { ...figures, scarce, cancelled, unreadChats };
    },
  };
}
