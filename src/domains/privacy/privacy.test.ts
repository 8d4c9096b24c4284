import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { home, orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { newCustomer, newVisitor, type Visitor } from '../../../test/support/visitor.ts';
import { whereIs } from '../../../test/support/where-is.ts';
import { second, testClock } from '../../platform/clock.ts';
import { listMessages } from '../notices/outbox.store.ts';
import { termsConsent } from '../accounts/consent.ts';
import { keptOfAPerson, ofNoCustomer } from './kept-of-a-person.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const app = await testApp(db, { clock });
const shop = await smallShop(db, clock.now());
const kurta = await shop.product();
const password = 'a long enough password';

/** Unique words about a customer, which must not survive a deletion anywhere. */
const traces = ['Zarina', 'zarina.q@example.com', '9123456789', 'Quilandy Lane', 'Behind the clock tower'];

/** A customer who used every feature that stores data. */
async function busyCustomer(
  person: { name: string; email: string },
  at = { address: '9 Other Street', phonenumber: '9876543210', landmark: '' },
): Promise<Visitor & { id: string }> {
  const customer = await newCustomer(app, { ...person, password });
  const address = { ...home, ...at, name: person.name };
  await customer.call('POST', '/home/customer/add_address', address);
  await customer.call('POST', '/home/product/add-to-card', { productId: kurta.id, quantity: 1 });
  await saveForLater(customer);
  await customer.call('POST', '/home/product/add-to-wishlist', { productId: kurta.id });
  await customer.call('POST', '/home/customer/submit-review', {
    productId: kurta.id,
    rating: 5,
    review: 'Soft as a cloud',
  });
  await customer.call('POST', '/chat/customer/send-message-to-seller', {
    sellerId: kurta.sellerId,
    text: 'Will it fit me?',
  });
  const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
  const answer = await customer.call('POST', '/home/order/palce-order', { ...order, shippingInfo: address });
  expect(answer.status).toBe(201);
  return customer;
}

/** Saves the cart's goods for later, and puts one piece into the cart again. */
async function saveForLater(customer: Visitor): Promise<void> {
  const { body } = await customer.call('GET', '/home/product/get-card-product');
  const [group] = (body as { card_products: { products: { _id: string }[] }[] }).card_products;
  await customer.call('POST', `/home/product/save-for-later/${group?.products[0]?._id}`);
  await customer.call('POST', '/home/product/add-to-card', { productId: kurta.id, quantity: 1 });
}

const deleteAccount = (customer: Visitor, proof: object = { password }) =>
  customer.call('POST', '/customer/delete-account', proof);

describe('consent', () => {
  it('is stored with the text that was shown and the time', async () => {
    const { id } = await newCustomer(app);
    const rows = await execute(db)`select kind, text, given_at from consents where customer_id = ${id}`;
    expect(rows).toEqual([{ ...termsConsent, given_at: clock.now() }]);
  });
});

describe('the data of a customer', () => {
  it('is exported as one file, without secrets or other people’s data', async () => {
    const customer = await busyCustomer({ name: 'Zarina Q', email: 'zarina.q@example.com' });
    await busyCustomer({ name: 'Somebody Else', email: 'else@example.com' });
    const answer = await customer.call('GET', '/customer/my-data');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; .*my-data\.json/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toMatchObject({
      account: { name: 'Zarina Q', email: 'zarina.q@example.com' },
      consents: [{ text: termsConsent.text }],
      sessions: [{ address: '203.0.113.1' }],
      addresses: [{ address: '9 Other Street' }],
      cart: [{ product: 'Cotton kurta', quantity: 1 }],
      savedForLater: [{ product: 'Cotton kurta', quantity: 1 }],
      wishlist: [{ product: 'Cotton kurta' }],
      orders: [{ price: 900, lines: [{ name: 'Cotton kurta' }], shipTo: { name: 'Zarina Q' } }],
      reviews: [{ review: 'Soft as a cloud' }],
      chats: [{ text: 'Will it fit me?', from: 'customer' }],
    });
    const text = JSON.stringify(answer.body);
    expect(text).not.toMatch(/Somebody Else|argon2|token_hash|password_hash/);
    for (let i = 0; i < 9; i += 1) await customer.call('GET', '/customer/my-data');
    expect((await customer.call('GET', '/customer/my-data')).status).toBe(429);
    await execute(db)`update orders set order_status = 'cancelled' where customer_id = ${customer.id}`;
    expect((await deleteAccount(customer)).status).toBe(200);
  });
});

describe('an account is deleted', () => {
  it('completely: no table has its owner’s data, nobody can log in, the order stays', async () => {
    expect(await whereIs(db, traces)).toEqual([]);
    const customer = await busyCustomer(
      { name: 'Zarina', email: 'zarina.q@example.com' },
      { address: '4 Quilandy Lane', phonenumber: '9123456789', landmark: 'Behind the clock tower' },
    );
    expect((await whereIs(db, traces)).length).toBeGreaterThan(5);
    await execute(db)`update orders set order_status = 'cancelled' where customer_id = ${customer.id}`;
    const phone = newVisitor(app);
    await phone.call('POST', '/customer/customer-login', { email: 'zarina.q@example.com', password });

    const answer = await deleteAccount(customer);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('deleted') as string });
    expect(await whereIs(db, traces)).toEqual([]);
    for (const browser of [customer, phone])
      expect((await browser.call('GET', '/customer/me')).body.customer).toBeNull();
    const again = { email: 'zarina.q@example.com', password };
    expect((await newVisitor(app).call('POST', '/customer/customer-login', again)).status).toBe(401);
    const rows = await execute<{ price: number; state: string }>(db)`
      select price, ship_to ->> 'state' as state from orders where customer_id = ${customer.id}`;
    expect(rows).toEqual([{ price: 900, state: 'Rajasthan' }]);
    const cartRows = await sql`
      select customer_id from cart_lines where customer_id = ${customer.id}
      union all select customer_id from saved_lines where customer_id = ${customer.id}`.execute(db);
    expect(cartRows.rows).toEqual([]);
    const reviews = await newVisitor(app).call('GET', `/home/customer/get-reviews/${kurta.id}`);
    expect(reviews.body.reviews).toContainEqual(
      expect.objectContaining({ name: 'A former customer', review: 'Soft as a cloud' }),
    );
    expect((await newCustomer(app, { email: 'zarina.q@example.com' })).id).not.toBe(customer.id);
  });

  it('by its owner only: an unattended browser is not enough', async () => {
    const customer = await newCustomer(app, { password });
    for (const proof of [{}, { otp: '1234' }, { password: 'not the password' }, { password: '' }])
      expect((await deleteAccount(customer, proof)).status).toBeGreaterThanOrEqual(400);
    expect((await deleteAccount(newVisitor(app))).status).toBe(401);
    const firstAnswer = await deleteAccount(customer, {});
    expect(firstAnswer.body.fields).toEqual({ password: 'Please enter your password' });
    for (let i = 0; i < 8; i += 1) await deleteAccount(customer, { password: 'not the password' });
    expect((await deleteAccount(customer)).status).toBe(429);
    expect((await customer.call('GET', '/customer/me')).body.customer).not.toBeNull();
  });

  it('with an OTP when there is no password', async () => {
    const mobile = '9000000011';
    const visitor = newVisitor(app, '198.51.100.20');
    const code = async () => {
      clock.advance(31 * second);
      await visitor.call('POST', '/customer/send-otp', { mobile, step: 1 });
      return (await listMessages(db, { to: mobile, limit: 1 }))[0]?.text.slice(0, 4) ?? '';
    };
    await visitor.call('POST', '/customer/verify-otp', { mobile, otp: await code(), step: 2 });
    await visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'N',
      email: 'otp@example.com',
    });
    const right = await code();
    const wrong = right === '0000' ? '0001' : '0000';
    expect((await deleteAccount(visitor, { otp: wrong })).body.code).toBe('wrong_otp');
    expect((await deleteAccount(visitor, { otp: right })).status).toBe(200);
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
  });

  it('not while an order or a refund is under way', async () => {
    const customer = await busyCustomer({ name: 'Waiting', email: 'waiting@example.com' });
    const answer = await deleteAccount(customer);
    expect(answer).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    await execute(db)`update orders set order_status = 'cancelled' where customer_id = ${customer.id}`;
    await execute(db)`
      insert into refunds (id, order_id, provider, payment_id, amount_paise, reason, created_at, updated_at)
      select 'refund', id, 'simulator', 'p', 90000, 'cancelled', now(), now() from orders where customer_id = ${customer.id}`;
    expect((await deleteAccount(customer)).body.error).toContain('a refund in progress');
  });
});

it('every table with personal data says what happens to it', async () => {
  const rows = await execute<{ name: string }>(db)`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in
      ('customer_id', 'email', 'mobile', 'phone', 'recipient', 'address', 'ship_to', 'sender_name', 'user_agent', 'body')
    order by 1`;
  const listedTables = [...Object.keys(keptOfAPerson), ...ofNoCustomer];
  expect(rows.map(({ name }) => name).filter((name) => !listedTables.includes(name))).toEqual([]);
});
