import type { Handlers } from '../../platform/call.ts';
import { countUnreadOfSeller } from '../chat/conversations.store.ts';
import type { Desk } from '../staff/desk.ts';
import type { todayCalls } from './today.calls.ts';
import { listScarce, readToday } from './today.store.ts';

export function todayHandlers({ db }: Desk): Handlers<typeof todayCalls> {
  return {
    read: async (_input, { shopId }) => {
      const [figures, scarce, unreadChats] = await Promise.all([
        readToday(db, shopId),
        listScarce(db, shopId),
        shopId === null ? 0 : countUnreadOfSeller(db, shopId),
      ]);
      return { ...figures, scarce, unreadChats };
    },
  };
}
