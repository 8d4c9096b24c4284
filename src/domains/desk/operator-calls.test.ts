import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../test/support/staff.ts';
import { newVisitor } from '../../../test/support/visitor.ts';
import { minute, testClock } from '../../platform/clock.ts';
import { pathParameters } from '../../platform/call.ts';
import { calls } from '../../calls.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const dataDir = await mkdtemp(join(tmpdir(), 'desk-'));
const app = await testApp(db, {
  clock,
  settings: testSettings({ PAYMENT_PROVIDER: 'upi-manual', DATA_DIR: dataDir }),
});
afterAll(() => app.close());
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
const operator = await newOperatorLogin(db, clock.now());
const other = await newOperatorLogin(db, clock.now());

beforeEach(() => clock.advance(2 * minute));

async function changesOf(subject: string, id: unknown) {
  const { rows } = await sql<{ did: string; by: string; before: unknown; after: unknown }>`
    select did, staff_id as by, before, after from desk_changes
    where subject = ${subject} and subject_id = ${id} order by id`.execute(db);
  return rows;
}

async function claimedOrder() {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const placed = await call(
    customer,
    'POST',
    '/home/order/palce-order',
    orderBody([{ product }], { price: 900, shipping_fee: 0 }),
  );
  const orderId = String(placed.body.orderId);
  const utr = String(100_000_000_000 + Number.parseInt(randomBytes(4).toString('hex'), 16));
  await call(customer, 'POST', '/payment/update-transactionId', { orderId, transactionId: utr });
  return { customer, product, orderId, utr };
}

describe('who is no operator', () => {
  const operators = Object.entries(calls).flatMap(([domain, some]) =>
    Object.entries(some).flatMap(([name, one]) =>
      one.who === 'operator' ? [{ ...one, title: `${domain}.${name}` }] : [],
    ),
  );

  it('there are calls to refuse', () => expect(operators.length).toBeGreaterThan(30));

  it.each(operators)(
    '$title is not for guests, customers and sellers',
    async ({ method, path, takesFile }) => {
      const address = pathParameters(path).reduce((made, name) => made.replace(`:${name}`, 'some'), path);
      const product = await shop.product();
      const customer = await shop.customer();
      const seller = await newSellerLogin(db, product.sellerId, clock.now());
      const body = method === 'GET' ? undefined : {};
      const asDesk = { cookie: customer.cookie.replace('session=', 'chowk_desk=') };
      const statusFor = async (by: { cookie: string } | null) => {
        if (!takesFile) return (await call(by, method, address, body)).status;
        const headers = { 'content-type': 'application/octet-stream', ...by };
        return (await app.inject({ method, url: `/api${address}`, headers, payload: Buffer.from('x') }))
          .statusCode;
      };
      for (const by of [null, customer, asDesk]) expect(await statusFor(by)).toBe(401);
      expect(await statusFor(seller)).toBe(403);
    },
  );
});

describe('a UTR at the desk', () => {
  it('is confirmed: the customer sees it paid, and the record says by whom', async () => {
    const { customer, orderId, utr } = await claimedOrder();
    const list = await call(operator, 'GET', '/desk/money/claims');
    expect(list.body.claims).toContainEqual(
      expect.objectContaining({ orderId, utrs: [utr], price: 900, overdue: false }),
    );
    expect((await call(operator, 'GET', '/desk/money/waiting')).body).toMatchObject({ overdue: 0 });
    const confirm = (by: { cookie: string }) =>
      call(by, 'POST', `/desk/money/claims/${orderId}/confirm`, { utr, seen: 'pending' });
    expect(await confirm(operator)).toEqual({ status: 200, body: { message: 'The order is paid' } });
    const status = await call(customer, 'GET', `/payment/status/${orderId}`);
    expect(status.body.payment_status).toBe('paid');
    expect(await changesOf('payment', orderId)).toMatchObject([
      { did: 'confirmed', by: operator.id, before: { payment: 'pending' }, after: { payment: 'paid' } },
    ]);
    const late = await confirm(other);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', by: operator.name } });
  });

  it('is rejected only with a reason', async () => {
    const { orderId, utr } = await claimedOrder();
    const reject = (reason: string) =>
      call(operator, 'POST', `/desk/money/claims/${orderId}/reject`, { reason, utrs: [utr] });
    expect((await reject(' ')).status).toBe(400);
    expect((await reject('Not on the statement')).status).toBe(200);
    const { body } = await call(operator, 'GET', `/desk/order-book/${orderId}`);
    expect(body).toMatchObject({
      order: { payment_status: 'failed', openUtrs: [] },
      cancellable: true,
    });
  });
});

describe('the order book', () => {
  it('finds and cancels orders; a refund is sent with its day and reference', async () => {
    const { orderId, utr, product } = await claimedOrder();
    const found = await call(operator, 'GET', `/desk/order-book?search=${utr}`);
    expect(found.body.orders).toMatchObject([{ id: orderId, paymentStatus: 'pending' }]);
    await call(operator, 'POST', `/desk/money/claims/${orderId}/confirm`, { seen: 'pending' });
    const cancel = (seen: string) =>
      call(operator, 'POST', `/desk/order-book/${orderId}/cancel`, {
        seen,
        reason: 'The last piece was torn',
      });
    expect((await cancel('pending')).status).toBe(409);
    expect((await cancel('placed')).status).toBe(200);
    expect(await shop.stockOf(product.variantIds[0])).toBe(10);
    expect(await changesOf('order', orderId)).toMatchObject([
      { did: 'cancelled', after: { reason: 'The last piece was torn' } },
    ]);

    const due = (await call(operator, 'GET', '/desk/money/refunds?state=due')).body.refunds as {
      id: string;
      orderId: string;
    }[];
    const refundId = due.find((one) => one.orderId === orderId)?.id;
    const send = (sentOn: string) =>
      call(operator, 'POST', `/desk/money/refunds/${refundId}/sent`, { reference: 'HDFC0001', sentOn });
    expect((await send('2026-03-09')).body.fields).toEqual({ sentOn: 'This day has not come yet' });
    expect((await send('2026-03-01')).status).toBe(200);
    const { body } = await call(operator, 'GET', `/desk/order-book/${orderId}`);
    const story = body.story as { about: string; to: string }[];
    expect(story.at(-1)).toMatchObject({ about: 'refund', from: 'due', to: 'sent', actor: 'operator Omkar' });
  });
});

describe('the shop window', () => {
  const scene = { kind: 'loom', seed: 3, colours: ['#c9962f', '#b5563f', '#2f6d5a'] };
  const banner = {
    heading: 'From the loom',
    buttonText: 'See',
    buttonLink: '',
    targetType: '',
    productId: null,
    categoryId: null,
    status: 'active',
  };

  it('shows a banner at once, and tells the second editor who was first', async () => {
    const { picture } = (await call(operator, 'POST', '/desk/window/scenes', scene)).body;
    const add = await call(operator, 'POST', '/desk/window/banners', { ...banner, picture });
    expect(add.status).toBe(200);
    const shown = async () =>
      ((await call(null, 'GET', '/getBanners')).body.data as { banners: { heading: string }[] }).banners;
    expect(await shown()).toMatchObject([{ heading: 'From the loom', imgUrl: picture }]);
    const read = (await call(other, 'GET', '/desk/window')).body.banners as { id: string; version: number }[];
    const [{ id, version }] = read as [{ id: string; version: number }];
    const save = (by: { cookie: string }, heading: string) =>
      call(by, 'POST', `/desk/window/banners/${id}`, { ...banner, picture, heading, version });
    expect((await save(operator, 'First')).status).toBe(200);
    expect(await save(other, 'Second')).toMatchObject({ status: 409, body: { by: operator.name } });
    expect((await shown())[0]?.heading).toBe('First');
    expect((await changesOf('banner', id)).map(({ did }) => did)).toEqual(['added', 'edited']);
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere', 'javascript:alert(1)'])(
    'leads nowhere but into the shop: %s',
    async (buttonLink) => {
      const { picture } = (await call(operator, 'POST', '/desk/window/scenes', scene)).body;
      const add = await call(operator, 'POST', '/desk/window/banners', { ...banner, picture, buttonLink });
      expect(add.body.fields).toHaveProperty('buttonLink');
    },
  );

  it('takes a photo, encodes it anew, and says why it refuses another file', async () => {
    const upload = async (bytes: Buffer) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/desk/window/pictures',
        headers: { cookie: operator.cookie, 'content-type': 'application/octet-stream' },
        payload: bytes,
      });
      return { status: answer.statusCode, body: answer.json<{ picture?: string; error?: string }>() };
    };
    const photo = await sharp({ create: { width: 1_600, height: 640, channels: 3, background: '#b5563f' } })
      .withExif({ IFD0: { Copyright: 'someone' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    const picture = await app.inject({ url: body.picture ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    const refused = await upload(Buffer.from('GIF89a, or so it says'));
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'This picture is not a whole JPEG, PNG or WebP' },
    });
  });

  it('features what is chosen', async () => {
    const { id } = await shop.product();
    const feature = (seen: string[]) => call(operator, 'POST', '/desk/window/featured', { seen, ids: [id] });
    expect((await feature(['another'])).status).toBe(409);
    expect((await feature([])).status).toBe(200);
    const { featuredItem } = (await call(null, 'GET', '/home/get-featured-product')).body;
    expect(featuredItem).toMatchObject([{ _id: id }]);
  });
});

describe('categories, shops, words and messages', () => {
  it('renames a category: search finds its products by the new name', async () => {
    const added = await call(operator, 'POST', '/desk/categories', {
      name: 'Stoles',
      hsn: '6214',
      image: '',
    });
    expect(added.status).toBe(200);
    const read = async () =>
      ((await call(operator, 'GET', '/desk/categories')).body.categories as Record<string, unknown>[]).find(
        ({ hsn }) => hsn === '6214',
      );
    const category = await read();
    expect(category?.rates).toEqual([
      { upToPaise: 250_000, percent: 5 },
      { upToPaise: null, percent: 18 },
    ]);
    const product = await shop.product();
    await sql`update products set category_id = ${category?.id} where id = ${product.id}`.execute(db);
    const { id, version, hsn, image } = category ?? {};
    const renamed = { id, version, hsn, image, name: 'Pashminas' };
    expect((await call(operator, 'POST', `/desk/categories/${String(id)}`, renamed)).status).toBe(200);
    const search = await call(null, 'GET', '/home/query-products?searchValue=pashminas');
    expect(search.body.products).toMatchObject([{ _id: product.id, category: 'Pashminas' }]);
    expect(
      (await call(operator, 'POST', '/desk/categories', { name: 'X1', hsn: '62', image: '' })).status,
    ).toBe(400);
  });

  it('opens a shop whose keeper can log in, until it is closed', async () => {
    const facts = { address: '', city: 'Jaipur', state: 'Rajasthan', pincode: '302003', gstin: '' };
    const keeper = { name: 'Ramganj Jutti House', keeper: 'Kamla', email: 'kamla@jutti.example' };
    const { body } = await call(operator, 'POST', '/desk/sellers', { ...keeper, ...facts });
    const password = String(body.password);
    const visitor = newVisitor(app);
    const logIn = () => visitor.call('POST', '/desk/log-in', { email: keeper.email, password });
    expect((await logIn()).status).toBe(200);
    const sellers = (await call(operator, 'GET', '/desk/sellers?search=jutti')).body.sellers as {
      id: string;
      version: number;
    }[];
    const { id, version } = sellers[0] as { id: string; version: number };
    const recorded = await changesOf('shop', id);
    expect(JSON.stringify(recorded)).not.toContain(password);
    const close = await call(operator, 'POST', `/desk/sellers/${id}/close`, {
      version,
      reason: 'Moved away',
    });
    expect(close.status).toBe(200);
    expect((await visitor.call('GET', '/desk/me')).body.staff).toBeNull();
    expect((await logIn()).status).toBe(401);
    await call(operator, 'POST', `/desk/sellers/${id}/reopen`, { version: version + 1 });
    expect((await logIn()).status).toBe(200);
    const renewed = await call(operator, 'POST', `/desk/sellers/${id}/password`, { email: keeper.email });
    expect((await visitor.call('GET', '/desk/me')).body.staff).toBeNull();
    expect([(await logIn()).status, renewed.status]).toEqual([401, 200]);
    const twice = await call(operator, 'POST', '/desk/sellers', { ...facts, ...keeper, name: 'Another' });
    expect(twice.body.code).toBe('email_taken');
  });

  it('teaches search a word and takes it back', async () => {
    const pair = { term: 'Chunniyaan', means: 'dupatta' };
    expect((await call(operator, 'POST', '/desk/synonyms', pair)).status).toBe(200);
    const { synonyms } = (await call(operator, 'GET', '/desk/synonyms?search=chunniyaan')).body;
    expect(synonyms).toEqual([{ term: 'chunniyaan', means: 'dupatta' }]);
    expect((await call(operator, 'POST', '/desk/synonyms', pair)).body.code).toBe('already_there');
    expect((await call(operator, 'POST', '/desk/synonyms/remove', (synonyms as object[])[0])).status).toBe(
      200,
    );
    expect((await changesOf('synonym', 'chunniyaan')).map(({ did }) => did)).toEqual(['added', 'removed']);
  });

  it('answers a message of the contact form', async () => {
    await call(null, 'POST', '/home/contact', {
      name: 'Meera',
      email: 'meera@example.com',
      subject: 'Parcel',
      message: 'Where is it?',
    });
    const list = async (state: string) =>
      (await call(operator, 'GET', `/desk/messages?state=${state}`)).body.messages as {
        id: string;
        version: number;
      }[];
    const [message] = await list('open');
    const answer = await call(operator, 'POST', `/desk/messages/${message?.id}/answer`, {
      version: message?.version,
      text: 'It left today.',
    });
    expect(answer.status).toBe(200);
    expect(await list('open')).toEqual([]);
    expect(await list('answered')).toMatchObject([
      { answers: [{ text: 'It left today.', author: 'Omkar' }] },
    ]);
  });
});
