import { describe, expect, it } from 'vitest';
import { pathParameters } from '../../src/platform/call.ts';
import { orderBody } from '../support/small-shop.ts';
import { newSellerLogin } from '../support/staff.ts';
import { inputOf, requiredOf, sendCall } from './send-call.ts';
import { endpoints, twoShops } from './two-shops.ts';

/** What an attacker who reads the API would try, beyond the ids that rights.test.ts covers. */

const shops = await twoShops();
const { db, address, now, shop, kurta, juttis, owner, stranger, seller, rival, operator, owned } = shops;
const { call, attempt, snapshot } = shops;

describe('an id of another kind is not there', () => {
  const cases = endpoints.flatMap(([name, declaredCall]) =>
    Object.entries(declaredCall.names ?? {}).map(
      ([member, thing]) => [name, member, thing, declaredCall] as const,
    ),
  );
  it.each(cases)('%s, %s (%s)', async (_name, member, thing, declaredCall) => {
    const by = declaredCall.who === 'customer' ? owner : seller;
    const members = new Set([...pathParameters(declaredCall.path), ...requiredOf(declaredCall), member]);
    const right = Object.entries(declaredCall.names ?? {}).flatMap(([name, what]) =>
      members.has(name) && what in owned ? [[name, owned[what as keyof typeof owned]]] : [],
    );
    const before = await snapshot();
    for (const [kind, wrong] of Object.entries(owned)) {
      if (kind === thing || wrong === owned[thing as keyof typeof owned]) continue;
      const input = { ...inputOf(declaredCall, kurta), ...Object.fromEntries(right), [member]: wrong };
      const answer = await sendCall(address, declaredCall, input, by.cookie);
      expect([kind, answer.status, answer.body]).toEqual([kind, 404, expect.stringContaining('not_found')]);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('ids inside of what is sent', () => {
  const theirs = kurta.variantIds[0] as string;
  const own = juttis.variantIds[0] as string;
  const step = (variantId: string) => ({ variantId, seen: 10, stock: 3 });

  it('another shop’s stock is not set, nor one’s own along with it', async () => {
    for (const steps of [[step(theirs)], [step(own), step(theirs)]])
      expect((await attempt(rival, 'POST', '/desk/stock', { steps })).status).toBe(404);
  });

  it('another shop’s size does not become one of one’s own product', async () => {
    const read = await call(rival, 'GET', `/desk/products/${juttis.id}`);
    const { id: _id, ...product } = (JSON.parse(read.text) as { product: Record<string, unknown> }).product;
    const sizes = [{ id: theirs, size: 'L', colour: '', sku: '', stock: 1, seen: 10 }];
    const body = { ...product, attributes: undefined, images: [], status: 'hidden', variants: sizes };
    const answer = await attempt(rival, 'PUT', `/desk/products/${juttis.id}`, body);
    expect(answer.text).toContain('changed_meanwhile');
  });

  it.each([
    'javascript:alert(1)',
    'https://elsewhere.example/a.webp',
    '/pictures/../../etc/passwd.webp',
    '/pictures/owners-picture.webp',
  ])('a picture of a product or a shop’s page cannot be %s', async (image) => {
    const product = inputOf(endpoints.find(([name]) => name === 'deskProducts.add')?.[1] as never, juttis);
    const answer = await attempt(rival, 'POST', '/desk/products', { ...product, images: [image] });
    const storyAnswer = await attempt(rival, 'PUT', '/desk/shop-page', {
      sign: '',
      story: 'x',
      picture: image,
    });
    expect([answer.code, storyAnswer.code]).toEqual(['invalid', 'invalid']);
  });

  it('a size is ordered and put into the cart with its own product only', async () => {
    const mixture = { ...juttis, variantIds: kurta.variantIds };
    const answer = await attempt(
      stranger,
      'POST',
      '/home/order/palce-order',
      orderBody([{ product: mixture }], { price: 900, shipping_fee: 0 }),
    );
    const put = await attempt(stranger, 'POST', '/home/product/add-to-card', {
      productId: juttis.id,
      variantId: theirs,
      quantity: 1,
    });
    expect([answer.status >= 400, answer.status < 500, put.status]).toEqual([true, true, 404]);
  });

  it('an order takes the place of one’s own order only', async () => {
    const body = {
      ...orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 }),
      replaces: owned.order,
    };
    expect((await attempt(stranger, 'POST', '/home/order/palce-order', body)).status).toBe(404);
  });

  it('a message names the seller’s own products, and orders with something of theirs', async () => {
    const path = '/chat/customer/send-message-to-seller';
    for (const about of [{ productId: kurta.id }, { orderId: owned.order }])
      expect(
        (await attempt(owner, 'POST', path, { sellerId: juttis.sellerId, text: 'x', ...about })).status,
      ).toBe(404);
  });

  it('a colleague’s session is not one’s own', async () => {
    const colleague = await newSellerLogin(db, kurta.sellerId, now);
    const answer = await attempt(seller, 'POST', `/desk/account/sessions/${colleague.sessionId}/end`, {});
    expect(answer.status).toBe(404);
  });
});

describe('members that nobody asked for', () => {
  const extra = {
    customerId: owner.id,
    customer_id: owner.id,
    id: owner.id,
    _id: owner.id,
    role: 'operator',
    staffId: operator.id,
    seller_id: kurta.sellerId,
    emailVerified: true,
    email_verified_at: '2026-01-01',
    verified: true,
    paymentStatus: 'paid',
    order_status: 'success',
    version: 99,
    isDefault: true,
  };

  it('open no account with rights', async () => {
    const registration = await call(null, 'POST', '/customer/customer-register', {
      name: 'Mallory',
      email: 'mallory@example.com',
      password: 'a long enough password',
      ...extra,
      mobile: '9876543210',
    });
    expect(registration.status).toBe(201);
    const account = (await snapshot()).find((row) => row.includes('mallory@example.com'));
    expect(JSON.parse(account ?? '')).toMatchObject({
      name: 'Mallory',
      mobile: null,
      email_verified_at: null,
    });
    expect(account).not.toContain(owner.id);
  });

  it.each(endpoints.filter(([, { who, method }]) => who === 'customer' && method !== 'GET'))(
    '%s leaves the owner’s things alone',
    async (_name, declaredCall) => {
      const mine = await shop.customer();
      const before = await ofOwner();
      const members = Object.entries(extra).filter(([name]) => !(name in (declaredCall.names ?? {})));
      const path = Object.fromEntries(pathParameters(declaredCall.path).map((name) => [name, 'nothing']));
      await sendCall(
        address,
        declaredCall,
        { ...inputOf(declaredCall, kurta), ...Object.fromEntries(members), ...path },
        mine.cookie,
      );
      expect(await ofOwner()).toEqual(before);
    },
  );
  const ofOwner = async () =>
    (await snapshot()).filter(
      (row) => row.includes(`"customer_id": "${owner.id}"`) || row.includes(`"id": "${owner.id}"`),
    );
});
