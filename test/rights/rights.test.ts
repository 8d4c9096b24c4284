import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { calls } from '../../src/calls.ts';
import { minute } from '../../src/platform/clock.ts';
import { type Belonging, type Call, type Calls, pathParameters } from '../../src/platform/call.ts';
import { sessionCookies } from '../../src/platform/cookie-names.ts';
import { testApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { listenWithoutWork } from '../support/listen-without-work.ts';
import { offerOfShop, saleOfShop } from '../support/offer-of-shop.ts';
import { home, smallShop } from '../support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../support/staff.ts';
import { type Audience, audiences, rightsOf } from './audiences.ts';
import { inputOf as fill, requiredOf, sendCall } from './send-call.ts';
import { execute } from '../../src/platform/database.ts';

/** Section 6 of the specification over real HTTP: every declared call, made by every audience, with somebody else's ids. */

const { db } = await createTestDatabase();
const app = await testApp(db);
const address = await listenWithoutWork(app);

const now = new Date(Date.now() - minute);
const shop = await smallShop(db, now);
const [kurta, juttis] = [await shop.product({ seller: 0 }), await shop.product({ seller: 1 })];
const [owner, stranger] = [await shop.customer(), await shop.customer()];
const people: Record<Audience, string> = {
  guest: '',
  'the customer': owner.cookie,
  'another customer': stranger.cookie,
  'the shop’s seller': (await newSellerLogin(db, kurta.sellerId, now)).cookie,
  'another shop’s seller': (await newSellerLogin(db, juttis.sellerId, now)).cookie,
  operator: (await newOperatorLogin(db, now)).cookie,
};

const endpoints = Object.entries(calls as Record<string, Calls>).flatMap(([domain, ofDomain]) =>
  Object.entries(ofDomain).map(([name, call]) => [`${domain}.${name}`, call] as const),
);

/** Members called id whose objects are public, or that name nothing in the shop. */
const ofEverybody = new Set([
  'productId',
  'variantId',
  'categoryId',
  'sellerId',
  'clientId',
  'transactionId',
]);

const send = (call: Call, input: Record<string, unknown>, cookie: string) =>
  sendCall(address, call, input, cookie);
const inputOf = (call: Call) => fill(call, kurta);

/** Creates the owner's objects through the API. */
async function belongings(): Promise<Record<Belonging, string>> {
  const as = async (name: string, input: Record<string, unknown>) => {
    const call = endpoints.find(([declaredName]) => declaredName === name)?.[1] as Call;
    const answer = await send(call, input, owner.cookie);
    expect(answer.status, `${name}: ${answer.body}`).toBeLessThan(300);
    return JSON.parse(answer.body) as Record<string, Record<string, string>>;
  };
  const { address: otherAddress } = await as('addresses.add', { ...home, defaultAddress: true });
  await as('questions.ask', { productId: kurta.id, question: 'Is it lined inside?' });
  await as('reviews.submit', { productId: kurta.id, rating: 5, review: 'Lovely' });
  await as('cart.add', { productId: kurta.id, quantity: 2 });
  await execute(db)`
    insert into saved_lines (id, customer_id, variant_id, quantity, saved_at)
    values ('owners-saved', ${owner.id}, ${kurta.variantIds[0]}, 2, ${now})`;
  await as('wishlist.add', { productId: kurta.id });
  await as('chat.send', { sellerId: kurta.sellerId, text: 'Is it cotton?' });
  const { orderId } = await as(
    'orders.place',
    inputOf(endpoints.find(([n]) => n === 'orders.place')?.[1] as Call),
  );
  await as('support.contact', {
    name: 'Meera',
    email: 'meera@example.com',
    subject: 'Kurta',
    message: 'Where is it?',
  });
  await execute(db)`
    insert into chat_pictures (id, customer_id, seller_id, width, height, full_size, thumbnail, created_at)
    values ('owners-picture', ${owner.id}, ${kurta.sellerId}, 1, 1, '', '', ${now})`;
  await execute(db)`
    insert into returns (id, order_id, position, seller_id, product_id, customer_id, quantity, new_variant_id, new_size, reason,
                         note, pickup_day, pickup_from, pickup_to, pay_to, goods_paise, fee_paise, holds_stock, asked_at, updated_at)
    values ('owners-return', ${orderId}, 0, ${kurta.sellerId}, ${kurta.id}, ${owner.id}, 1, '', '', 'size', '',
            '2026-11-24', '10:00', '14:00', '', 90000, 0, false, ${now}, ${now})`;
  await execute(db)`
    insert into return_photos (id, return_id, sent_by, full_size, thumbnail, created_at)
    values ('owners-return-photo', 'owners-return', 'customer', '', '', ${now})`;
  await execute(db)`
    insert into ticket_photos (id, ticket_id, full_size, thumbnail, created_at)
    select 'owners-ticket-photo', id, '', '', ${now} from contact_messages where customer_id = ${owner.id}`;
  await execute(db)`
    insert into stock_waits (id, variant_id, customer_id, asked_at, confirmed_at)
    values ('owners-wait', ${kurta.variantIds[0]}, ${owner.id}, ${now}, ${now})`;
  await execute(db)`
    insert into review_photos (id, review_id, width, height, full_size, thumbnail, created_at)
    select 'owners-review-photo', id, 1, 1, '', '', ${now} from reviews where customer_id = ${owner.id}`;
  const row = async (table: string) => {
    const rows = await execute<{ id: string }>(db)`
      select id from ${sql.table(table)} where customer_id = ${owner.id} limit 1`;
    return rows[0]?.id ?? '';
  };
  return {
    address: otherAddress?._id ?? '',
    'cart line': await row('cart_lines'),
    'saved line': 'owners-saved',
    'wishlist item': await row('wishlist_items'),
    order: orderId as unknown as string,
    session: await row('sessions'),
    customer: owner.id,
    'chat picture': 'owners-picture',
    // At the desk a conversation is identified by its customer.
    conversation: owner.id,
    review: await row('reviews'),
    product: kurta.id,
    promotion: await offerOfShop(db, kurta.sellerId, now),
    sale: await saleOfShop(db, kurta.sellerId, now),
    question: await row('product_questions'),
    return: 'owners-return',
    'return photo': 'owners-return-photo',
    'ticket photo': 'owners-ticket-photo',
    wait: 'owners-wait',
    'review photo': 'owners-review-photo',
    shop: kurta.sellerId,
    ticket: await row('contact_messages'),
  };
}
const idsOfOwner = await belongings();

/** Everything of the owner's that could be changed, as text. */
async function ownersThings(): Promise<string> {
  const rows = await execute<{ all: string }>(db)`
    select concat(
      (select json_agg(t order by id) from addresses t where customer_id = ${owner.id}),
      (select json_agg(t order by id) from cart_lines t where customer_id = ${owner.id}),
      (select json_agg(t order by id) from saved_lines t where customer_id = ${owner.id}),
      (select json_agg(t order by id) from wishlist_items t where customer_id = ${owner.id}),
      (select json_agg(t order by id) from stock_waits t where customer_id = ${owner.id}),
      (select json_agg(t order by id) from orders t where customer_id = ${owner.id}),
      (select json_agg(t order by id) from contact_messages t where customer_id = ${owner.id}), (select count(*) from contact_answers),
      (select json_agg(t order by id) from product_questions t),
      (select json_agg(t order by id) from returns t where customer_id = ${owner.id}), (select count(*) from return_photos), (select count(*) from ticket_photos), (select count(*) from review_photos),
      (select json_agg(t order by id) from chat_messages t where customer_id = ${owner.id} and not automatic),
      (select count(*) from sessions t where customer_id = ${owner.id}),
      (select count(*) from payment_claims), (select json_agg(t order by id) from customers t where id = ${owner.id})) as all`;
  return rows[0]?.all ?? '';
}

describe('every call says whose its ids are', () => {
  it.each(endpoints.filter(([, { who }]) => ['customer', 'seller', 'staff'].includes(who)))(
    '%s',
    (_name, call) => {
      const ids = Object.keys(call.input.shape).filter(
        (member) => /id$/i.test(member) || pathParameters(call.path).includes(member),
      );
      const unnamedMembers = ids.filter(
        (member) => !call.names?.[member] && !ofEverybody.has(member) && member !== 'status',
      );
      expect(unnamedMembers, 'ids that are neither in `names` nor of everybody').toEqual([]);
    },
  );
});

describe.each(audiences)('%s', (audience) => {
  const closedCalls = endpoints.filter(([, call]) => [401, 403].includes(rightsOf(call)[audience] as number));
  it.each(closedCalls)('is turned away from %s', async (_name, call) => {
    const answer = await send(call, inputOf(call), people[audience]);
    expect([answer.status, answer.body]).toEqual([rightsOf(call)[audience], expect.any(String)]);
  });
});

describe('somebody else’s ids are not there', () => {
  const cases = endpoints.flatMap(([name, call]) =>
    Object.entries(call.names ?? {}).map(([member, thing]) => [name, member, thing, call] as const),
  );
  it.each(cases)('%s, %s (%s)', async (_name, member, thing, call) => {
    const before = await ownersThings();
    const by = call.who === 'customer' ? 'another customer' : 'another shop’s seller';
    const members = new Set([...pathParameters(call.path), ...requiredOf(call), member]);
    const entries = Object.entries(call.names ?? {}).filter(([name]) => members.has(name));
    const theirs = Object.fromEntries(entries.map(([name, what]) => [name, idsOfOwner[what]]));
    const input = { ...inputOf(call), ...theirs, [member]: idsOfOwner[thing] };
    const answer = await send(call, input, people[by]);
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('not_found')]);
    const unknownAnswer = await send(call, { ...input, [member]: '0123456789abcdefghjk' }, people[by]);
    expect(unknownAnswer, 'the same as for an id that nobody has').toEqual(answer);
    expect(await ownersThings()).toBe(before);
  });

  it('nor is the address of somebody else in an order', async () => {
    const place = calls.orders.place as unknown as Call;
    const order = { ...inputOf(place), shippingInfo: { _id: idsOfOwner.address } };
    expect((await send(place, order, people['another customer'])).status).toBe(404);
  });
});

describe('a session opens its own door only', () => {
  const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
  it.each(endpoints.filter(([, { who }]) => who !== 'anyone' && who !== 'provider'))(
    '%s',
    async (_name, call) => {
      const [name, cookie] =
        call.who === 'customer'
          ? [sessionCookies.shop, people.operator]
          : [sessionCookies.desk, people['the customer']];
      expect((await send(call, inputOf(call), `${name}=${valueOf(cookie)}`)).status).toBe(401);
    },
  );
});

it('an event without a signature is refused, and unknown where the shop has no key for it', async () => {
  const events = endpoints.filter(([, { who }]) => who === 'provider');
  const statuses = events.map(async ([, event]) => {
    const answer = await send(event, { provider: 'gateway', awb: '1' }, '');
    return [event.path, answer.status] as const;
  });
  expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
    '/courier/webhook': 404,
    '/payment/webhook/:provider': 401,
  });
});
