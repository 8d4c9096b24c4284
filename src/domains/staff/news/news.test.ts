import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { limitedRuns } from '../../../../test/support/limited-runs.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { execute, listValues } from '../../../platform/database.ts';
import { ensureConversation } from '../../chat/conversations.store.ts';
import { storeMessage } from '../../chat/messages.store.ts';
import { tellShopsOfUnread } from '../../chat/tell-of-unread.ts';
import { sendNotice } from '../../notices/send-notice.ts';
import { tellNearPromises } from '../../orders/staff/tell-sellers.ts';
import { findShopPeople } from './shop-people.store.ts';

const { db, app, clock, shop, goods, place, pay, later } = await limitedRuns(100);
afterAll(() => app.close());
const call = callsOf(app);
const [mine = '', theirs = ''] = goods.map(({ sellerId }) => sellerId);
const seller = await newSellerLogin(db, mine, clock.now());
const other = await newSellerLogin(db, theirs, clock.now());
const operator = await newOperatorLogin(db, clock.now());
await execute(db)`update sellers set phone = '+91 98290 12345' where id = ${mine}`;

const newsOf = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/desk/news')).body.news as {
    kind: string;
    subject: string;
    text: string;
    link: string;
    unread: boolean;
    number: number;
  }[];
const kindsOf = async (by: { cookie: string }) => (await newsOf(by)).map(({ kind }) => kind);
const sentTo = () =>
  listValues<string>(
    db,
  )`select channel || ' ' || recipient as sent from outbox where notice = 'new_order' order by 1`;
const liveNews: string[] = [];
const send = sendNotice({
  db,
  clock,
  findPerson: () => Promise.resolve(null),
  findShopPeople,
  publicUrl: 'https://chowk.example',
  tellShop: (sellerId) => liveNews.push(sellerId),
});
async function sendAll() {
  for (const id of await listValues<number>(
    db,
  )`select id from notices where sent_at is null and seller_id is not null order by id`)
    await send({ id }, { attempt: 1, last: false });
}
async function soldOrder(of = goods) {
  const { body } = await place(await shop.customer(), of);
  await pay(String(body.orderId), 900 * of.length);
  return String(body.orderId);
}

beforeEach(async () => {
  await execute(db)`delete from notices`;
  await execute(db)`delete from shop_notice_choices`;
  liveNews.length = 0;
});

describe('a shop is told', () => {
  it('of an order once it is sold, and until when to pack it; the other shop of its own part', async () => {
    const { body } = await place(await shop.customer(), goods);
    expect(await newsOf(seller)).toEqual([]);
    await pay(String(body.orderId), 1_800);
    const [news] = await newsOf(seller);
    expect(news).toMatchObject({
      kind: 'new_order',
      link: `/desk/orders/${String(body.orderId)}`,
      unread: true,
    });
    expect(news?.text).toMatch(/^1 × .*\.\nPack by Mon, 2 Mar, 8:00\spm\.$/);
    expect(await kindsOf(other)).toEqual(['new_order']);
    expect((await call(operator, 'GET', '/desk/news')).body.news).toEqual([]);
    expect(await kindsOf({ cookie: operator.cookie })).toEqual([]);
  });

  it('of sizes that run low by a sale, once a day', async () => {
    const scarce = [await shop.product({ stock: [4] })];
    await soldOrder(scarce);
    await soldOrder(scarce);
    const low = (await newsOf(seller)).filter(({ kind }) => kind === 'low_stock');
    expect(low).toHaveLength(1);
    expect(low[0]?.text).toMatch(/: 3 left\.$/);
  });

  it('an hour before the run leaves of what is not packed, once', async () => {
    const orderId = await soldOrder(goods.slice(0, 1));
    const ofOrder = async () =>
      (await newsOf(seller)).filter(({ link }) => link.endsWith(orderId)).map(({ kind }) => kind);
    // The run takes what is packed by 8 pm; it is 3:30 pm.
    await tellNearPromises(db, clock.now());
    expect(await ofOrder()).toEqual(['new_order']);
    later(3.5 * 60);
    await tellNearPromises(db, clock.now());
    await tellNearPromises(db, clock.now());
    expect(await ofOrder()).toEqual(['promise_near', 'new_order']);
    later(20.5 * 60);
  });

  it('of a message that it has not read, once until it reads', async () => {
    const customerId = (await shop.customer()).id;
    const parties = { customerId, sellerId: mine };
    const write = async (text: string) => {
      await ensureConversation(db, parties, clock.now());
      await storeMessage(db, parties, {
        id: text,
        from: 'customer',
        senderName: 'Asha',
        text,
        clientId: null,
        now: clock.now(),
      });
    };
    await write('Is it lined?');
    await write('And washable?');
    later(1);
    await tellShopsOfUnread(db, clock.now());
    await tellShopsOfUnread(db, clock.now());
    expect(await newsOf(seller)).toMatchObject([
      {
        kind: 'new_message',
        subject: 'Asha wrote to you',
        text: 'And washable?',
        link: `/desk/chat/${customerId}`,
      },
    ]);
  });

  it('of a question and a review of its goods', async () => {
    const [product] = goods;
    const customer = await shop.customer();
    await call(customer, 'POST', '/home/customer/ask-question', {
      productId: product?.id,
      question: 'Is it soft?',
    });
    await call(customer, 'POST', '/home/customer/submit-review', {
      productId: product?.id,
      rating: 4,
      review: 'Very soft',
    });
    await call(customer, 'POST', '/home/customer/submit-review', {
      productId: product?.id,
      rating: 1,
      review: 'It tore',
    });
    expect((await newsOf(seller)).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'new_review: Very soft',
      'new_question: Is it soft?',
    ]);
    expect(await newsOf(other)).toEqual([]);
  });
});

describe('a shop’s news goes out', () => {
  it('to each login’s mail, and to the number when the shop chose texts; its desks are told', async () => {
    await soldOrder(goods.slice(0, 1));
    await sendAll();
    expect(await sentTo()).toEqual([`email ${seller.id}@example.com`]);
    expect(liveNews).toEqual([mine]);
    const choices = [
      { group: 'selling', channel: 'sms', wanted: true },
      { group: 'selling', channel: 'email', wanted: false },
    ];
    await call(seller, 'PUT', '/desk/news/channels', { choices });
    await soldOrder(goods.slice(0, 1));
    await sendAll();
    // The mail of the first order had not left, so it does not any more.
    expect(await sentTo()).toEqual(['sms 9829012345']);
    const { body } = await call(seller, 'GET', '/desk/news/channels');
    expect(body).toMatchObject({
      mobile: '9829012345',
      emails: [`${seller.id}@example.com`],
      onThisDevice: false,
    });
    expect(body.choices).toContainEqual({ group: 'selling', channel: 'email', wanted: false });
  });

  it('counts what nobody of the shop has read; an operator’s look reads nothing', async () => {
    await soldOrder(goods.slice(0, 1));
    await soldOrder(goods.slice(0, 1));
    const [newest] = await newsOf(seller);
    const upTo = newest?.number;
    await call(operator, 'POST', '/desk/news-read', { shop: mine, upTo });
    const latest = await call(seller, 'GET', `/desk/news/latest?after=${Number(upTo) - 1}`);
    expect(latest.body).toMatchObject({ unread: 2, news: [{ number: upTo }] });
    expect((await call(other, 'POST', '/desk/news-read', { upTo })).body).toEqual({ unread: 0 });
    expect((await call(seller, 'POST', '/desk/news-read', { upTo })).body).toEqual({ unread: 0 });
  });
});
