import * as m from '#messages/desk-news';
import * as push from '#messages/push';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Choosing } from '../../notices/choose-channels.ts';
import {
  countUnreadNotices,
  listNotices,
  markNoticesRead,
  readNoticePage,
} from '../../notices/notice-lists.store.ts';
import { refusedAddress } from '../../notices/push/subscribe-device.ts';
import {
  deleteOfStaff,
  isSubscribed,
  saveStaffSubscription,
} from '../../notices/push/subscriptions.store.ts';
import type { Push } from '../../notices/push/push.ts';
import { holdSeller } from '../../sellers/sellers.store.ts';
import type { Desk } from '../desk.ts';
import { listShopChoices, saveShopChannels } from './choose-shop-channels.ts';
import { findShopPeople } from './shop-people.store.ts';
import type { newsCalls } from './news.calls.ts';

/** News that came while the desk was open; more are read on their page. */
const maxLatest = 5;

interface NewsDesk extends Desk, Pick<Choosing, 'isOffered'>, Pick<Push, 'nameDevice'> {
  readonly push: Push['settings'];
}

export function newsHandlers(desk: NewsDesk): Handlers<typeof newsCalls> {
  const { db, clock, isOffered } = desk;
  return {
    list: async ({ before }, { shopId }) => {
      if (shopId === null) return { news: [], next: null };
      const { notices, next } = await readNoticePage(db, { sellerId: shopId }, before);
      return { news: notices, next };
    },
    latest: async ({ after }, { shopId }) => {
      if (shopId === null) return { unread: 0, news: [] };
      const [unreadCount, news] = await Promise.all([
        countUnreadNotices(db, { sellerId: shopId }),
        listNotices(db, { sellerId: shopId }, { after, limit: maxLatest }),
      ]);
      return { unread: unreadCount, news };
    },
    markRead: async ({ upTo }, { shopId, staff }) => {
      if (shopId === null) return { unread: 0 };
      const reader = { sellerId: shopId };
      return {
        unread: await (staff.role === 'seller'
          ? markNoticesRead(db, reader, { upTo, now: clock.now() })
          : countUnreadNotices(db, reader)),
      };
    },
    readChannels: async (_input, { shopId, staff }) => {
      const people = shopId === null ? null : await findShopPeople(db, shopId);
      return {
        choices: shopId === null ? [] : await listShopChoices({ db, isOffered }, shopId),
        emails: people?.logins.map(({ email }) => email) ?? [],
        mobile: people?.mobile ?? '',
        publicKey: desk.push?.publicKey ?? null,
        onThisDevice: await isSubscribed(db, staff.sessionId),
      };
    },
    saveChannels: async ({ choices }, { shopId, staff }) => {
      if (shopId === null) return refuse('invalid', { error: m.choose_a_shop() });
      if (!(await holdSeller(db, shopId))) return refuse('not_found', { error: refusals.shop_not_found() });
      return saveShopChannels(desk, { sellerId: shopId, staff, choices });
    },
    subscribe: async (address, { staff, userAgent }) => {
      const refusal = refusedAddress(desk.push, address);
      if (refusal) return refusal;
      const { sessionId } = staff;
      const device = { sessionId, device: desk.nameDevice(userAgent), since: clock.now() };
      await saveStaffSubscription(db, staff.id, { ...address, ...device });
      return { message: push.subscribed() };
    },
    unsubscribe: async ({ sessionId }, { staff }) => {
      if (sessionId !== 'this' && sessionId !== staff.sessionId)
        return refuse('not_found', { error: push.not_subscribed() });
      return (await deleteOfStaff(db, staff.sessionId))
        ? { message: push.unsubscribed() }
        : refuse('not_found', { error: push.not_subscribed() });
    },
  };
}
