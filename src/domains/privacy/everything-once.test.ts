import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { home, orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { promotionsOf } from '../../../test/support/promotions.ts';
import { sendNotices } from '../../../test/support/send-notices.ts';
import { newCustomer, type Visitor } from '../../../test/support/visitor.ts';
import { whereIs } from '../../../test/support/where-is.ts';
import { minute, testClock } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { keptOfAPerson } from './kept-of-a-person.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const app = await testApp(db, { clock });
const shop = await smallShop(db, clock.now());
const [kurta, scarf] = [await shop.product(), await shop.product()];
const soldOut = await shop.product({ stock: [0] });
const password = 'a long enough password';

/** Every fact of somebody who did everything once. */
const facts = {
  name: 'Zarinabegum',
  email: 'zarina.q@example.com',
  formerEmails: ['zarina.first@example.com', 'Zarina.Second@example.com'],
  formerMobile: '9123450001',
  mobile: '9123450002',
  street: '4 Quilandy Lane',
  landmark: 'Behind the clocktower',
  locality: 'Brahmapurikheda',
  otherPhone: '9123450003',
  chat: 'Does it suit a saffron dupatta',
  question: 'Is the indigo fast when washed cold',
  subject: 'Parcel of the peacock',
  message: 'My parcel has not flown here',
  again: 'It still sits in Amritsar',
  device: 'https://fcm.googleapis.com/fcm/send/zarina-phone',
};
const all = Object.values(facts).flat();

/** What stays, and why: other customers chose by it. It names nobody. */
const reviewText = 'Soft as a cloud over Mussoorie';

async function codeTo(visitor: Visitor, mobile: string): Promise<string> {
  clock.advance(minute);
  await visitor.call('POST', '/customer/send-otp', { mobile, step: 1 });
  const rows = await execute<{ text: string }>(db)`
    select text from outbox where recipient = ${mobile} and notice = 'otp' order by id desc`;
  return /\d{4}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

const tablesWith = async (word: string) =>
  (await whereIs(db, [word])).map((place) => place.split(':')[0] ?? '');

/** Calls that store something, each accepted. */
async function doEverything(): Promise<Visitor & { id: string }> {
  const [first = '', second = ''] = facts.formerEmails;
  const person = await newCustomer(app, { name: facts.name, email: first, password });
  const callOk = async (method: string, path: string, body: object = {}) => {
    const answer = await person.call(method, path, body);
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  for (const email of [second, facts.email]) {
    await callOk('POST', '/customer/update-user-profile', { name: facts.name, email });
    clock.advance(minute);
  }
  for (const mobile of [facts.formerMobile, facts.mobile]) {
    await callOk('POST', '/customer/add-mobile', { mobile, otp: await codeTo(person, mobile) });
    if (mobile === facts.formerMobile) await callOk('POST', '/customer/remove-mobile');
  }
  const { street: address, landmark, locality } = facts;
  const phones = { phonenumber: '+91 91234-50002', alternatephonenumber: facts.otherPhone };
  const place = { ...home, name: facts.name, address, landmark, locality, ...phones };
  await callOk('POST', '/home/customer/add_address', place);
  await callOk('POST', '/home/product/add-to-card', { productId: kurta.id, quantity: 1 });
  await callOk('POST', '/home/product/add-to-wishlist', { productId: kurta.id });
  const review = { productId: kurta.id, rating: 5, review: reviewText };
  await callOk('POST', '/home/customer/submit-review', review);
  await callOk('POST', '/chat/customer/send-message-to-seller', {
    sellerId: kurta.sellerId,
    text: facts.chat,
  });
  await callOk('POST', '/home/customer/ask-question', { productId: kurta.id, question: facts.question });
  await callOk('POST', '/home/product/tell-me', { variantId: soldOut.variantIds[0] });
  await execute(db)`
    insert into delivery_waits (pincode, email, created_at) values ('799001', ${facts.email.toUpperCase()}, ${clock.now()})`;
  await callOk('POST', '/home/product/add-to-card', { productId: scarf.id, quantity: 1 });
  const { lineId } =
    (
      await execute<{ lineId: string }>(db)`
    select id as "lineId" from cart_lines where customer_id = ${person.id} and variant_id = ${scarf.variantIds[0]}`
    )[0] ?? {};
  await callOk('POST', `/home/product/save-for-later/${String(lineId)}`);
  const keys = createECDH('prime256v1').generateKeys('base64url');
  await callOk('POST', '/customer/push-devices', {
    endpoint: facts.device,
    p256dh: keys,
    auth: randomBytes(16).toString('base64url'),
  });
  const { choices } = await callOk('GET', '/home/customer/notice-choices');
  await callOk('PUT', '/home/customer/notice-choices', { choices });
  const promotions = promotionsOf(db, clock.now());
  await promotions.coupon(await promotions.promotion(), { customerId: person.id });
  const { subject, message } = facts;
  const { ticketId } = await callOk('POST', '/home/contact', {
    name: facts.name,
    email: facts.email,
    subject,
    message,
  });
  await callOk('POST', `/home/customer/ticket/${String(ticketId)}/write`, { text: facts.again });
  const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
  const { orderId } = await callOk('POST', '/home/order/palce-order', { ...order, shippingInfo: place });
  await callOk('POST', `/home/customer/cancel-order/${String(orderId)}`);
  await sendNotices(db, clock);
  return person;
}

describe('somebody who did everything once and deletes the account', () => {
  it('leaves no fact in any column of any table', async () => {
    const person = await doEverything();
    const before = await whereIs(db, all);
    expect(all.filter((fact) => !before.some((place) => place.endsWith(fact)))).toEqual([]);
    const rows = () => tablesWith(person.id);
    expect(await rows()).toEqual(
      expect.arrayContaining([
        'saved_lines',
        'push_subscriptions',
        'stock_waits',
        'coupons',
        'notice_choices',
      ]),
    );
    const answer = await person.call('POST', '/customer/delete-account', { password });
    expect(answer).toMatchObject({ status: 200 });
    expect(await whereIs(db, all)).toEqual([]);
    // Nor a row of a table whose rows are to go.
    expect((await rows()).filter((table) => keptOfAPerson[table]?.[0] === 'deleted')).toEqual([]);
    expect(await whereIs(db, [reviewText])).toEqual([`reviews: ${reviewText}`]);
  });
});

describe('an account is not deleted while its money is in question', () => {
  const open = async () => {
    const person = await newCustomer(app, { password });
    const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const { body } = await person.call('POST', '/home/order/palce-order', { ...order, shippingInfo: home });
    const orderId = String(body.orderId);
    const settle = () => execute(db)`update orders set order_status = 'cancelled' where id = ${orderId}`;
    const remove = () => person.call('POST', '/customer/delete-account', { password });
    return { person, orderId, settle, remove };
  };
  const refusalWith = (words: string) => ({
    status: 409,
    body: { code: 'wrong_status', error: expect.stringContaining(words) as string },
  });

  it('a UTR that is being checked, of a cancelled order too', async () => {
    const { person, orderId, settle, remove } = await open();
    const claim = { orderId, transactionId: '432109876543' };
    expect((await person.call('POST', '/payment/update-transactionId', claim)).status).toBe(200);
    await settle();
    expect(await remove()).toMatchObject(refusalWith('still checking a payment'));
    await execute(db)`update payment_claims set state = 'rejected' where order_id = ${orderId}`;
    expect((await remove()).status).toBe(200);
  });

  it('a payment that waits for an operator', async () => {
    const { orderId, settle, remove } = await open();
    await settle();
    await execute(db)`
      insert into payment_events (provider, event_id, order_id, type, body, outcome, received_at)
      values ('simulator', 'e', ${orderId}, 'payment.captured', '{}', 'review:amount', ${clock.now()})`;
    expect(await remove()).toMatchObject(refusalWith('still checking a payment'));
    await execute(db)`update payment_events set resolved_at = ${clock.now()} where order_id = ${orderId}`;
    expect((await remove()).status).toBe(200);
  });

  it('a dispute with the bank, of an order that is over', async () => {
    const { orderId, settle, remove } = await open();
    await settle();
    await execute(db)`
      insert into disputes (provider, reference, payment_id, order_id, amount_paise, state, opened_at, updated_at)
      values ('simulator', 'd', 'p', ${orderId}, 90000, 'open', ${clock.now()}, ${clock.now()})`;
    expect(await remove()).toMatchObject(refusalWith('Your bank is still deciding'));
    await execute(db)`update disputes set state = 'won' where order_id = ${orderId}`;
    expect((await remove()).status).toBe(200);
  });
});
