import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { type ShelfProduct, stockUp } from '../../../test/support/listing/shelf.ts';
import { createCaches } from '../../platform/caches.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { productReader } from './read-product.ts';
import { change } from '../../../test/support/listed.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const aProduct = (n: number): ShelfProduct => {
  const variants = [{ size: 'M', colour: 'Red', stock: 5 }];
  return {
    id: `p00${n}`,
    category: 0,
    brand: '',
    price: 10,
    discount: 0,
    tenths: 40 + n,
    shop: 0,
    dyed: '',
    variants,
    age: n,
    hidden: false,
  };
};

it('caches which products are shown beside one, and reads their data and stock every time', async () => {
  await stockUp(db, [aProduct(0), aProduct(1), aProduct(2)], new Date('2026-03-01T10:00:00Z'));
  let version = 1;
  const read = productReader(db, createCaches(), () => version);
  const page = async (id: string) => {
    const answer = await read(id);
    if (isRefusal(answer)) throw new Error(`${id} was refused`);
    return answer;
  };
  const relatedIds = async () => (await page('p000')).relatedProducts.map(({ _id }) => _id);
  expect(isRefusal(await read('p009'))).toBe(true);
  expect(await relatedIds()).toEqual(['p002', 'p001']);

  await execute(db)`update stock set quantity = 3 where product_id = 'p000'`;
  await change(db, sql`update products set price = 99, rating_tenths = 50 where id = 'p001'`);
  await change(db, sql`update products set status = 'hidden' where id = 'p002'`);
  const again = await page('p000');
  expect(again.product.stock).toBe(3);
  expect(again.relatedProducts.map(({ _id, price }) => [_id, price])).toEqual([['p001', 99]]);

  await change(db, sql`update products set status = 'active' where id = 'p002'`);
  expect(await relatedIds(), 'in the order that is kept').toEqual(['p002', 'p001']);
  version++;
  expect(await relatedIds()).toEqual(['p001', 'p002']);

  await change(db, sql`update products set status = 'hidden' where id = 'p000'`);
  expect(isRefusal(await read('p000')), 'hidden since').toBe(true);
  await change(db, sql`update products set status = 'active' where id = 'p000'`);
  expect((await page('p000')).product._id, 'and there again').toBe('p000');
});

it('answers each of many parallel reads, by slug and by id, and nothing for an unknown product', async () => {
  const read = productReader(db, createCaches(), () => 1);
  const slugList = ['p000', 'p009', 'p001', 'p002', 'p000', 'p00'];
  const names = async () =>
    (await Promise.all(slugList.map(read))).map((page) => (isRefusal(page) ? null : page.product._id));
  const there = ['p000', null, 'p001', 'p002', 'p000', null];
  expect(await names(), 'found for the first time').toEqual(there);
  expect(await names(), 'with their neighbours known').toEqual(there);
  const slugs = await sql<{ slug: string }>`select slug from products order by id`.execute(db);
  const bySlug = await Promise.all(slugs.rows.map(({ slug }) => read(slug)));
  expect(bySlug.map((page) => !isRefusal(page) && page.product._id)).toEqual(['p000', 'p001', 'p002']);
  await change(db, sql`update products set status = 'hidden' where id = 'p001'`);
  expect(await names(), 'hidden since').toEqual(['p000', null, null, 'p002', 'p000', null]);
});
