import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { newSellerLogin } from '../../../test/support/staff.ts';
import { day, hour, minute, testClock } from '../../platform/clock.ts';
import { tellBackInStock } from './tell-back-in-stock.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-11-23T05:30:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
beforeEach(() => clock.advance(2 * day));

type Customer = Awaited<ReturnType<typeof shop.customer>>;
const ask = (variantId: string | undefined, by: Customer | null, contact: object = {}) => {
  clock.advance(minute);
  return call(by, 'POST', '/home/product/tell-me', { variantId, ...contact });
};
const list = async (by: Customer) =>
  (await call(by, 'GET', '/home/product/get-tell-me')).body['waits'] as object[];
const restock = (variantId: string | undefined, quantity: number) =>
  change(db, sql`update stock set quantity = ${quantity} where variant_id = ${variantId}`);
const tell = () => tellBackInStock({ db, clock });

/** The people notified about a size, in order. */
async function noticesOf(variantId: string | undefined): Promise<string[]> {
  const rows = await execute<{ who: string }>(db)`
    select coalesce(customer_id, guest) as who from notices
    where kind = 'back_in_stock' and link like ${`%variant=${variantId}`} order by id`;
  return rows.map(({ who }) => who);
}

async function linkTo(email: string): Promise<string> {
  const rows = await execute<{ text: string }>(db)`
    select text from outbox where recipient = ${email} and notice = 'confirm_wait' order by id desc`;
  return /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

describe('waiting for a size', () => {
  it('tells three people for each piece, in the order of asking, and the next a day later', async () => {
    const { variantIds } = await shop.product({ stock: [0] });
    const [size] = variantIds;
    const people = [];
    for (let n = 0; n < 5; n++) people.push(await shop.customer());
    for (const person of people) expect((await ask(size, person)).status).toBe(201);
    // Asking again keeps the place.
    expect((await ask(size, people[0] ?? null)).status).toBe(201);
    const ids = people.map(({ id }) => id);
    await tell();
    expect(await noticesOf(size)).toEqual([]);
    await restock(size, 1);
    await Promise.all([tell(), tell()]);
    expect(await noticesOf(size)).toEqual(ids.slice(0, 3));
    clock.advance(hour);
    await tell();
    expect(await noticesOf(size)).toHaveLength(3);
    clock.advance(day);
    await tell();
    await tell();
    expect(await noticesOf(size)).toEqual(ids);
  });

  it('notifies nobody about hidden or sold-out sizes, and notifies again after a new request', async () => {
    const { id, variantIds } = await shop.product({ stock: [0] });
    const [size] = variantIds;
    const meera = await shop.customer();
    await ask(size, meera);
    await change(db, sql`update products set status = 'hidden' where id = ${id}`);
    await restock(size, 4);
    await tell();
    expect(await noticesOf(size)).toEqual([]);
    await restock(size, 0);
    await change(db, sql`update products set status = 'active' where id = ${id}`);
    await tell();
    expect(await noticesOf(size)).toEqual([]);
    await restock(size, 2);
    await tell();
    expect(await noticesOf(size)).toEqual([meera.id]);
    expect(await list(meera)).toEqual([]);
    await restock(size, 0);
    clock.advance(day);
    await ask(size, meera);
    await restock(size, 1);
    await tell();
    expect(await noticesOf(size)).toEqual([meera.id, meera.id]);
  });

  it('is listed in the account and taken back there; a size in stock is not waited for', async () => {
    const { variantIds, id } = await shop.product({ stock: [0, 3] });
    const [soldOutId, there] = variantIds;
    const meera = await shop.customer();
    expect((await ask(there, meera)).body).toMatchObject({
      code: 'already_there',
      error: 'It is in stock: you can buy it now',
    });
    expect((await ask('nothing', meera)).status).toBe(404);
    await ask(soldOutId, meera);
    const [wait] = (await list(meera)) as { _id: string }[];
    expect(wait).toMatchObject({ variantId: soldOutId, size: 'Size 0', name: 'Cotton kurta' });
    const seller = await newSellerLogin(db, (await sellerOf(id)) ?? '', clock.now());
    expect((await call(seller, 'GET', '/desk/waits')).body).toEqual({
      waits: [{ variantId: soldOutId, people: 1 }],
    });
    const rival = await newSellerLogin(db, (await shop.product({ seller: 1 })).sellerId, clock.now());
    expect((await call(rival, 'GET', '/desk/waits')).body).toEqual({ waits: [] });
    const stranger = await shop.customer();
    const path = `/home/product/delete-tell-me/${wait?._id}`;
    expect((await call(stranger, 'DELETE', path)).status).toBe(404);
    expect((await call(meera, 'DELETE', path)).status).toBe(200);
    await restock(soldOutId, 5);
    await tell();
    expect(await noticesOf(soldOutId)).toEqual([]);
  });
});

async function sellerOf(productId: string): Promise<string | undefined> {
  const rows = await execute<{
    id: string;
  }>(db)`select seller_id as id from products where id = ${productId}`;
  return rows[0]?.id;
}

describe('waiting without an account', () => {
  it('counts once the link in the e-mail is pressed', async () => {
    const { variantIds } = await shop.product({ stock: [0] });
    const [size] = variantIds;
    expect((await ask(size, null)).body).toMatchObject({
      code: 'invalid',
      fields: { email: expect.any(String) },
    });
    const answer = await ask(size, null, { email: 'Asha@example.com' });
    expect(answer).toMatchObject({ status: 201, body: { confirm: true } });
    await restock(size, 5);
    await tell();
    expect(await noticesOf(size)).toEqual([]);
    const confirm = (token: string) => call(null, 'POST', '/home/product/confirm-tell-me', { token });
    expect((await confirm('guessed')).body['code']).toBe('link_expired');
    const token = await linkTo('asha@example.com');
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).body['code']).toBe('link_expired');
    await tell();
    await tell();
    expect(await noticesOf(size)).toEqual(['asha@example.com']);
  });

  it('voids a link after a day, and is no way to fill somebody’s mailbox', async () => {
    const email = 'victim@example.com';
    const sizes = [];
    for (let n = 0; n < 7; n++) sizes.push((await shop.product({ stock: [0] })).variantIds[0]);
    const statuses = [];
    for (const size of sizes) statuses.push((await ask(size, null, { email })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const token = await linkTo(email);
    clock.advance(day);
    expect((await call(null, 'POST', '/home/product/confirm-tell-me', { token })).body['code']).toBe(
      'link_expired',
    );
  });

  it('takes a mobile number with the OTP that was sent to it', async () => {
    const { variantIds } = await shop.product({ stock: [0] });
    const [size] = variantIds;
    const mobile = '9876501234';
    expect((await ask(size, null, { mobile })).body['code']).toBe('otp_expired');
    await call(null, 'POST', '/customer/send-otp', { mobile });
    const rows = await execute<{ text: string }>(db)`
      select text from outbox where recipient = ${mobile} and notice = 'otp' order by id desc`;
    const otp = /\d{4}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    const wrong = otp === '0000' ? '0001' : '0000';
    expect((await ask(size, null, { mobile, otp: wrong })).body['code']).toBe('wrong_otp');
    expect(await ask(size, null, { mobile, otp })).toMatchObject({ status: 201, body: { confirm: false } });
    await restock(size, 1);
    await tell();
    expect(await noticesOf(size)).toEqual([mobile]);
  });
});
