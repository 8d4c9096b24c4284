import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { doneAnswer, count, id, moment, queryInteger } from '../../../platform/field.ts';
import { channels, shopGroups, type ShopNoticeKind, shopNoticeKinds } from '../../notices/kinds.ts';
import { pushCalls } from '../../notices/push/push.calls.ts';
import { inShop } from '../in-shop.ts';

const kinds = Object.keys(shopNoticeKinds) as [ShopNoticeKind, ...ShopNoticeKind[]];
const largest = 2_147_483_647;
const news = z.object({
  number: count,
  kind: z.enum(kinds),
  subject: z.string(),
  text: z.string(),
  /** The desk's page that it is about. */
  link: z.string(),
  /** The picture of the first item; '' if there is none. */
  picture: z.string(),
  date: moment,
  unread: z.boolean(),
});

const choice = z.object({ group: z.enum(shopGroups), channel: z.enum(channels), wanted: z.boolean() });
const choices = z.array(choice).max(shopGroups.length * channels.length);
const names = { shop: 'shop' } as const;

/** What a shop is told. Without a shop (an operator who looks at all) there is none. */
export const newsCalls = {
  list: call('seller', 'GET /desk/news', {
    does: 'What the shop was told, the newest first; older ones with `before`.',
    input: z.object({ ...inShop, before: queryInteger(1, largest) }),
    names,
    answer: z.object({
      news: z.array(news),
      /** The `before` of the next page; null on the last one. */
      next: count.nullable(),
    }),
  }),
  latest: call('seller', 'GET /desk/news/latest', {
    does: 'How many of the shop’s news are unread, and the newest after the `number` of one, at most five.',
    input: z.object({ ...inShop, after: queryInteger(0, largest) }),
    names,
    answer: z.object({ unread: count, news: z.array(news) }),
  }),
  markRead: call('seller', 'POST /desk/news-read', {
    does: 'Marks the shop’s news up to the `number` of one as read. An operator’s reading marks nothing.',
    input: z.object({ ...inShop, upTo: z.int().min(0).max(largest) }),
    names,
    answer: z.object({ unread: count }),
  }),
  readChannels: call('seller', 'GET /desk/news/channels', {
    does: 'By which channels the shop is told of what, where each leads, and whether this device shows notifications.',
    input: z.object(inShop),
    names,
    answer: z.object({
      choices,
      /** Where e-mails go: each login of the shop. */
      emails: z.array(z.string()),
      /** Where texts and WhatsApp go: the shop's own number; '' for none. */
      mobile: z.string(),
      /** The key that a browser subscribes with; null where the shop sends no notifications. */
      publicKey: z.string().nullable(),
      onThisDevice: z.boolean(),
    }),
  }),
  saveChannels: call('seller', 'PUT /desk/news/channels', {
    does: 'Saves by which channels the shop is told of what; what is left out stays as it is.',
    input: z.object({ ...inShop, choices }),
    names,
    answer: doneAnswer,
    refuses: ['invalid', 'not_found'],
  }),
  subscribe: call('seller', 'POST /desk/news/devices', {
    does: 'Shows the shop’s news on this device from now on, until it is logged out of the desk.',
    input: z.object(pushCalls.subscribe.input.shape),
    status: 201,
    refuses: ['invalid', 'unavailable'],
  }),
  unsubscribe: call('seller', 'DELETE /desk/news/devices/:sessionId', {
    does: 'Shows no more news on a device; `this` is the device that asks.',
    names: { sessionId: 'session' },
    input: z.object({ sessionId: id }),
    refuses: ['not_found'],
  }),
};
