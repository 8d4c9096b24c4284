import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { newSellerLogin } from '../../../../test/support/staff.ts';
import { minute, testClock } from '../../../platform/clock.ts';
import type { Message } from '../chat.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const app = await testApp(db, { clock });
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
const [{ sellerId }, other] = [await shop.product({ seller: 0 }), await shop.product({ seller: 1 })];
const kamla = await newSellerLogin(db, sellerId, clock.now());
const imran = await newSellerLogin(db, other.sellerId, clock.now());

const ask = (by: { cookie: string }, text: string) =>
  call(by, 'POST', '/chat/customer/send-message-to-seller', { sellerId, text });
const inbox = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/desk/chat/inbox')).body.conversations as {
    customerId: string;
    unread: number;
    lastMessage: string;
  }[];
const reply = (by: { cookie: string }, customerId: string, text: string) =>
  call(by, 'POST', '/desk/chat/reply', { customerId, text, clientId: text });

it('lists who has written, latest first with unread counts, and replies under the shop’s name', async () => {
  const [meera, asha] = [await shop.customer(), await shop.customer()];
  await ask(meera, 'Is it lined?');
  clock.advance(minute);
  await ask(asha, 'Hello');
  clock.advance(minute);
  await ask(meera, 'And washable?');
  expect(await inbox(kamla)).toMatchObject([
    { customerId: meera.id, unread: 2, lastMessage: 'And washable?' },
    { customerId: asha.id, unread: 1 },
  ]);
  const answer = await reply(kamla, meera.id, 'Yes, both');
  expect(answer.status).toBe(201);
  expect((await reply(kamla, meera.id, 'Yes, both')).body).toEqual(answer.body);
  expect(answer.body.message).toMatchObject({
    senderId: sellerId,
    senderName: `Shop ${sellerId}`,
    automatic: false,
  });
  const { messages } = (await call(kamla, 'GET', `/desk/chat/messages/${meera.id}`)).body as {
    messages: Message[];
  };
  expect(messages.map(({ text }) => text)).toEqual(['Is it lined?', 'And washable?', 'Yes, both']);
  await call(kamla, 'POST', '/desk/chat/mark-seen', {
    customerId: meera.id,
    upTo: messages.at(-1)?.sequence,
  });
  expect((await inbox(kamla))[0]).toMatchObject({ customerId: meera.id, unread: 0 });
  const { sellerRead } = (await call(meera, 'GET', `/chat/customer/get-messages/${sellerId}`)).body;
  expect(sellerRead).toBe(messages.at(-1)?.sequence);
});

it('shows nothing of another shop, and writes only to customers who wrote first', async () => {
  const [meera, stranger] = [await shop.customer(), await shop.customer()];
  await ask(meera, 'Between us');
  expect(await inbox(imran)).toEqual([]);
  expect((await call(imran, 'GET', `/desk/chat/messages/${meera.id}`)).status).toBe(404);
  expect((await reply(imran, meera.id, 'x')).status).toBe(404);
  expect((await reply(kamla, stranger.id, 'Buy something')).status).toBe(404);
  expect((await call(imran, 'POST', '/desk/chat/mark-seen', { customerId: meera.id, upTo: 1 })).status).toBe(
    404,
  );
  expect((await call(meera, 'GET', '/desk/chat/inbox')).status).toBe(401);
});

it('stores quick answers, and has default ones until then', async () => {
  const ready = async () => (await call(kamla, 'GET', '/desk/chat/inbox')).body.quickAnswers as string[];
  expect((await ready()).length).toBeGreaterThan(3);
  const keep = (answers: string[]) => call(kamla, 'PUT', '/desk/chat/quick-answers', { answers });
  await keep(['One', 'Two', 'Three']);
  await keep(['Two', 'One']);
  expect(await ready()).toEqual(['Two', 'One']);
  expect((await keep(Array.from({ length: 13 }, (_, index) => `${index}`))).status).toBe(400);
});

const upload = async (by: { cookie: string }, path: string, bytes: Uint8Array) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const fetchPicture = (by: { cookie: string }, path: string) =>
  app.inject({ url: `/api${path}`, headers: { cookie: by.cookie } });

it('re-encodes pictures without metadata, and shows them to the two parties only', async () => {
  const [meera, asha] = [await shop.customer(), await shop.customer()];
  const photo = await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#a34' } })
    .withExif({ IFD0: { Copyright: 'Asha', ImageDescription: 'at home' } })
    .jpeg()
    .toBuffer();
  const path = `/chat/customer/send-picture/${sellerId}?text=Like%20this&clientId=p1`;
  const answer = await upload(meera, path, photo);
  expect(answer.status).toBe(201);
  expect((await upload(meera, path, photo)).body).toEqual(answer.body);
  const { picture } = answer.body.message as Message;
  expect(picture).toMatchObject({ width: 1_600, height: 800 });
  const full = await fetchPicture(meera, `/chat/customer/picture/${picture?._id}?size=full`);
  expect(full.headers['content-type']).toBe('image/webp');
  const read = await sharp(full.rawPayload).metadata();
  expect(read).toMatchObject({ format: 'webp', width: 1_600 });
  expect(read.exif).toBeUndefined();
  const small = await fetchPicture(kamla, `/desk/chat/picture/${picture?._id}`);
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
  expect((await fetchPicture(asha, `/chat/customer/picture/${picture?._id}`)).statusCode).toBe(404);
  expect((await fetchPicture(imran, `/desk/chat/picture/${picture?._id}`)).statusCode).toBe(404);
  const back = await upload(kamla, `/desk/chat/send-picture/${meera.id}`, photo);
  expect(back.body.message).toMatchObject({ senderId: sellerId, text: '', picture: { width: 1_600 } });
});

it('refuses a file that is not a picture, and says why', async () => {
  const meera = await shop.customer();
  const path = `/chat/customer/send-picture/${sellerId}`;
  const refusalOf = async (bytes: Uint8Array) => {
    const { status, body } = await upload(meera, path, bytes);
    return [status, body.error];
  };
  expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
    415,
    'Please choose a JPEG, PNG or WebP picture',
  ]);
  expect(await refusalOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual([
    413,
    'This picture is larger than 5 MB. Please choose a smaller one',
  ]);
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a34' } })
    .png()
    .toBuffer();
  expect(
    await refusalOf(Buffer.concat([photo.subarray(0, 60), Buffer.from('not a picture any more')])),
  ).toEqual([422, 'We can’t read a picture in this file. Please choose another one']);
  expect((await refusalOf(Buffer.alloc(0)))[0]).toBe(400);
  expect((await upload(meera, '/chat/customer/send-picture/nobody', photo)).status).toBe(404);
});

it('counts pictures before they are decoded', async () => {
  const meera = await shop.customer();
  const send = () => upload(meera, '/chat/customer/send-picture/nobody', Buffer.from('no picture'));
  for (let count = 0; count < 30; count++) expect((await send()).status).toBe(415);
  expect(await send()).toMatchObject({ status: 429, body: { code: 'too_many' } });
});
