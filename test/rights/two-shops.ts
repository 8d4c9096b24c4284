import { sql } from 'kysely';
import { expect } from 'vitest';
import { calls } from '../../src/calls.ts';
import type { PageRenderer } from '../../src/http/page-renderer.ts';
import type { Belonging, Calls } from '../../src/platform/call.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { minute } from '../../src/platform/clock.ts';
import { testApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { listenWithoutWork } from '../support/listen-without-work.ts';
import { offerOfShop, saleOfShop } from '../support/offer-of-shop.ts';
import { home, orderBody, type ShelfProduct, smallShop } from '../support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../support/staff.ts';

/** Every declared call by its name in the table of rights. */
export const endpoints = Object.entries(calls as Record<string, Calls>).flatMap(([domain, ofDomain]) =>
  Object.entries(ofDomain).map(([name, call]) => [`${domain}.${name}`, call] as const),
);

/** A running shop with two sellers, two customers and an operator; the first customer owns one of everything. */
export async function twoShops(pages?: PageRenderer) {
  const { db, connection } = await createTestDatabase();
  const app = await testApp(db, { connection, ...(pages ? { pages } : {}) });
  const address = await listenWithoutWork(app);
  const now = new Date(Date.now() - minute);
  const shop = await smallShop(db, now);
  const [kurta, juttis] = [await shop.product({ seller: 0 }), await shop.product({ seller: 1 })];
  const [owner, stranger] = [await shop.customer(), await shop.customer()];
  const seller = await newSellerLogin(db, kurta.sellerId, now);
  const rival = await newSellerLogin(db, juttis.sellerId, now);
  const operator = await newOperatorLogin(db, now);

  async function call(by: { cookie: string } | null, method: string, path: string, body?: object) {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(by ? { cookie: by.cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, text, code: (/"code":"(\w+)"/.exec(text) ?? [])[1] };
  }
  const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
  for (const [path, body] of [
    ['/home/customer/add_address', { ...home, defaultAddress: true }],
    ['/home/customer/submit-review', { productId: kurta.id, rating: 5, review: 'Lovely' }],
    ['/home/customer/ask-question', { productId: kurta.id, question: 'Is it lined inside?' }],
    ['/home/product/add-to-card', { productId: kurta.id, quantity: 2 }],
    ['/home/product/add-to-wishlist', { productId: kurta.id }],
    ['/chat/customer/send-message-to-seller', { sellerId: kurta.sellerId, text: 'Is it cotton?' }],
    ['/home/order/palce-order', order],
    [
      '/home/contact',
      { name: 'Meera', email: 'meera@example.com', subject: 'Kurta', message: 'Is it here?' },
    ],
  ] as const) {
    const answer = await call(owner, 'POST', path, body);
    expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300);
  }
  await addByHand(db, { owner, kurta, now });
  const row = async (table: string) => {
    const rows = await execute<{ id: string }>(db)`
      select id from ${sql.table(table)} where customer_id = ${owner.id} limit 1`;
    return rows[0]?.id ?? '';
  };
  const ids = {
    address: await row('addresses'),
    'cart line': await row('cart_lines'),
    'saved line': 'owners-saved',
    'wishlist item': await row('wishlist_items'),
    order: await row('orders'),
    session: await row('sessions'),
    customer: owner.id,
    'chat picture': 'owners-picture',
    conversation: owner.id,
    review: await row('reviews'),
    'review photo': 'owners-review-photo',
    product: kurta.id,
    wait: 'owners-wait',
    question: await row('product_questions'),
    shop: kurta.sellerId,
    ticket: await row('contact_messages'),
    promotion: await offerOfShop(db, kurta.sellerId, now),
    sale: await saleOfShop(db, kurta.sellerId, now),
  } satisfies Partial<Record<Belonging, string>>;
  const snapshot = snapshotOf(db);

  /** Tries a call, and checks that nobody's data has changed. */
  async function attempt(...[by, method, path, body]: Parameters<typeof call>) {
    const before = await snapshot();
    const answer = await call(by, method, path, body);
    expect(await snapshot(), `${method} ${path} changed something`).toEqual(before);
    return answer;
  }
  const people = { owner, stranger, seller, rival, operator };
  return { db, app, address, now, shop, kurta, juttis, ...people, call, attempt, owned: ids, snapshot };
}

/** The owner's objects that no single call creates. */
async function addByHand(
  db: Database,
  { owner, kurta, now }: { owner: { id: string }; kurta: ShelfProduct; now: Date },
): Promise<void> {
  await execute(db)`
    insert into chat_pictures (id, customer_id, seller_id, width, height, full_size, thumbnail, created_at)
    values ('owners-picture', ${owner.id}, ${kurta.sellerId}, 1, 1, '', '', ${now})`;
  await execute(db)`
    insert into stock_waits (id, variant_id, customer_id, asked_at, confirmed_at)
    values ('owners-wait', ${kurta.variantIds[0]}, ${owner.id}, ${now}, ${now})`;
  await execute(db)`
    insert into saved_lines (id, customer_id, variant_id, quantity, saved_at)
    values ('owners-saved', ${owner.id}, ${kurta.variantIds[0]}, 2, ${now})`;
  await execute(db)`
    insert into review_photos (id, review_id, width, height, full_size, thumbnail, created_at)
    select 'owners-review-photo', id, 1, 1, '', '', ${now} from reviews where customer_id = ${owner.id}`;
}

const tableNames =
  'addresses contact_messages contact_answers product_questions cart_lines saved_lines wishlist_items stock_waits orders order_lines order_parcels reviews review_photos sellers products variants stock payment_claims refunds staff customers promotions coupons'.split(
    ' ',
  );

/** Every row that an attack could change, as text. Attributes are left out, since a job reads them meanwhile. */
function snapshotOf(db: Awaited<ReturnType<typeof createTestDatabase>>['db']) {
  const tables = tableNames.map(
    (table) =>
      sql`select (to_jsonb(t) - 'attributes' - 'attributes_read')::text as row from ${sql.table(table)} t`,
  );
  return async (): Promise<string[]> => {
    const rows = await execute<{ row: string }>(db)`
      ${sql.join(tables, sql` union all `)}
      union all select 'session of ' || coalesce(customer_id, staff_id) || ' ' || id from sessions
      union all select to_jsonb(m)::text from chat_messages m where not automatic
      order by 1`;
    return rows.map(({ row }) => row);
  };
}
