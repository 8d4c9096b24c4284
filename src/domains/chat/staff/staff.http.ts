import * as m from '#messages/refusals';
import { takePicture } from '../../catalogue/pictures/take-picture.ts';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { maxQuickAnswers } from '../bounds.ts';
import { findShopName } from '../../sellers/sellers.store.ts';
import * as store from '../conversations.store.ts';
import { markSeen } from '../mark-seen.ts';
import { readStretch } from '../messages.store.ts';
import { readPicture } from '../pictures.store.ts';
import { firstQuickAnswers } from '../quick-answers.ts';
import { replyToCustomer } from '../reply-to-customer.ts';
import type { Tell } from '../chat.ts';
import type { Desk } from '../../staff/desk.ts';
import type { deskChatCalls } from './staff.calls.ts';

/** Runs for one shop only. An operator must name it. */
async function inOneShop<Outcome>(
  { shopId }: StaffVisit,
  work: (sellerId: string) => Promise<Outcome>,
): Promise<Outcome | Refusal<'invalid'>> {
  return shopId === null ? refuse('invalid', { error: m.choose_shop() }) : work(shopId);
}

export function deskChatHandlers({
  db,
  clock,
  tell,
}: Desk & { readonly tell: Tell }): Handlers<typeof deskChatCalls> {
  const chat = { db, tell };
  const ready = async (sellerId: string) => {
    const own = await store.listQuickAnswers(db, sellerId);
    return own.length ? own : firstQuickAnswers.slice(0, maxQuickAnswers);
  };
  return {
    inbox: (_input, visit) =>
      inOneShop(visit, async (sellerId) => {
        const [conversations, quickAnswers] = await Promise.all([
          store.listInbox(db, sellerId),
          ready(sellerId),
        ]);
        return { conversations, quickAnswers };
      }),
    read: ({ customerId, after, before }, visit) =>
      inOneShop(visit, async (sellerId) => {
        const customerName = await store.findCustomerName(db, { customerId, sellerId });
        if (customerName === null) return refuse('not_found');
        return { ...(await readStretch(db, { customerId, sellerId }, { after, before })), customerName };
      }),
    open: ({ orderId }, visit) =>
      inOneShop(visit, async (sellerId) => {
        const customerId = await store.findBuyer(db, { orderId, sellerId });
        if (customerId === null) return refuse('not_found');
        const isOpen = await store.ensureConversation(db, { customerId, sellerId }, clock.now());
        return isOpen ? { customerId } : refuse('not_found');
      }),
    reply: ({ customerId, text, clientId }, visit) =>
      inOneShop(visit, (sellerId) =>
        replyToCustomer(chat, { customerId, sellerId }, { text, clientId }, clock.now()),
      ),
    sendPicture: ({ customerId, text, clientId }, visit) =>
      inOneShop(visit, async (sellerId) => {
        if (!(await store.hasConversation(db, { customerId, sellerId }))) return refuse('not_found');
        const picture = await takePicture(visit.rawBody, { by: visit.staff.id, gone: visit.gone });
        if (isRefusal(picture)) return picture;
        return replyToCustomer(chat, { customerId, sellerId }, { text, clientId, picture }, clock.now());
      }),
    picture: ({ pictureId, size }, visit) =>
      inOneShop(visit, async (sellerId) => {
        const bytes = await readPicture(db, pictureId, { sellerId }, size);
        return bytes ? { bytes, name: `${pictureId}.webp` } : refuse('not_found');
      }),
    markSeen: ({ customerId, upTo }, visit) =>
      inOneShop(visit, async (sellerId) => {
        if (!(await store.hasConversation(db, { customerId, sellerId }))) return refuse('not_found');
        await markSeen(chat, { customerId, sellerId }, { by: 'seller', upTo, now: clock.now() });
        return { unread: await store.countUnreadOfSeller(db, sellerId) };
      }),
    keepAnswers: ({ answers }, visit) =>
      inOneShop(visit, async (sellerId) => {
        if ((await findShopName(db, sellerId)) === null) return refuse('not_found');
        await store.replaceQuickAnswers(db, sellerId, answers);
        return { quickAnswers: [...(await ready(sellerId))] };
      }),
  };
}
