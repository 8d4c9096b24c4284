import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { minute, testClock } from '../../../platform/clock.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { listBanners, listFeaturedProducts, listGroups } from '../catalogue.store.ts';
import { listDeskCategories } from '../categories/categories.store.ts';
import { addCategory, changeCategory } from '../categories/save-category.ts';
import { addSeller } from '../sellers/add-seller.ts';
import { closeSeller, reopenSeller } from '../sellers/close-seller.ts';
import { ordersOfProducts } from '../../orders/orders-of-products.store.ts';
import { listDeskSellers } from '../sellers/sellers.store.ts';
import { arrange } from './arrange.ts';
import { type BannerContent, listDeskBanners } from './banners.store.ts';
import { drawBannerPicture } from './draw-banner-picture.ts';
import { featureProducts } from './feature-products.ts';
import { listDeskGroups } from './groups.store.ts';
import { addBanner, changeBanner, deleteBanner } from './save-banner.ts';
import { addGroup, changeGroup, deleteGroup } from './save-group.ts';
import { change } from '../../../../test/support/listed.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const scene = {
  kind: 'bazaar' as const,
  seed: 7,
  colours: ['#c9962f', '#b5563f', '#2f6d5a'] as [string, string, string],
};
const picture = await drawBannerPicture(db, { scene, alt: 'The bazaar', now: clock.now() });

const banner: BannerContent = {
  picture,
  heading: 'Juttis from Ramganj',
  buttonText: 'Find your pair',
  buttonLink: '',
  targetType: '',
  productId: null,
  categoryId: null,
  status: 'active',
};
async function accept<T>(answer: Promise<T | Refusal>): Promise<T> {
  const value = await answer;
  if (isRefusal(value)) throw new Error(`${value.refused}: ${value.error} ${JSON.stringify(value.fields)}`);
  return value;
}
async function refusalOf(answer: Promise<object>) {
  const value = await answer;
  return isRefusal(value) ? value.refused : value;
}

beforeEach(async () => {
  clock.advance(minute);
  await execute(db)`truncate banners, home_groups, home_group_products`;
  await change(db, sql`update products set featured_at = null`);
});

describe('banners', () => {
  it('are added, changed, hidden and deleted; the home page shows those not hidden', async () => {
    const product = await shop.product();
    const { id } = await accept(addBanner(db, { banner, now: clock.now() }));
    const target = { ...banner, heading: 'New', targetType: 'product' as const, productId: product.id };
    const secondChange = await accept(changeBanner(db, { id, version: 1, banner: target }));
    expect([secondChange.before?.heading, secondChange.after?.heading]).toEqual([banner.heading, 'New']);
    expect(await listBanners(db)).toMatchObject([{ heading: 'New', productId: product.id }]);
    await accept(changeBanner(db, { id, version: 2, banner: { ...target, status: 'hidden' } }));
    expect(await listBanners(db)).toEqual([]);
    expect(await listDeskBanners(db)).toMatchObject([{ id, version: 3, productName: 'Cotton kurta' }]);
    await accept(deleteBanner(db, { id, version: 3 }));
    expect(await listDeskBanners(db)).toEqual([]);
  });

  it('refuse the second of two concurrent editors', async () => {
    const { id } = await accept(addBanner(db, { banner, now: clock.now() }));
    await accept(changeBanner(db, { id, version: 1, banner: { ...banner, heading: 'First' } }));
    const second = { id, version: 1, banner: { ...banner, heading: 'Second' } };
    expect(await refusalOf(changeBanner(db, second))).toBe('changed_meanwhile');
    expect(await refusalOf(deleteBanner(db, { id, version: 1 }))).toBe('changed_meanwhile');
    expect((await listBanners(db))[0]?.heading).toBe('First');
  });

  it.each([
    { picture: '/pictures/nobodyhasthis.webp' },
    { picture: 'https://elsewhere.example/a.webp' },
    { targetType: 'product' as const, productId: 'gone' },
    { targetType: 'category' as const },
  ])('refuse what the shop does not have: %j', async (wrong) => {
    expect(await refusalOf(addBanner(db, { banner: { ...banner, ...wrong }, now: clock.now() }))).toBe(
      'invalid',
    );
  });

  it('keep the chosen order, unless there was a concurrent change', async () => {
    const ids: string[] = [];
    for (const heading of ['a', 'b', 'c'])
      ids.push((await accept(addBanner(db, { banner: { ...banner, heading }, now: clock.now() }))).id);
    const reversedIds = ids.toReversed();
    await accept(arrange(db, 'banners', { seen: ids, ids: reversedIds }));
    expect((await listBanners(db)).map(({ heading }) => heading)).toEqual(['c', 'b', 'a']);
    expect(await refusalOf(arrange(db, 'banners', { seen: ids, ids: reversedIds }))).toBe(
      'changed_meanwhile',
    );
    expect(await refusalOf(arrange(db, 'banners', { seen: reversedIds, ids: ids.slice(1) }))).toBe('invalid');
  });
});

describe('home groups and featured products', () => {
  it('hold products in the order chosen', async () => {
    const [a, b] = [await shop.product(), await shop.product()];
    const group = { title: 'Bandhani', productIds: [b.id, a.id] };
    const { id } = await accept(addGroup(db, { group, now: clock.now() }));
    expect((await listGroups(db))[0]?.products.map(({ _id }) => _id)).toEqual([b.id, a.id]);
    await accept(changeGroup(db, { id, version: 1, group: { title: 'Leheriya', productIds: [a.id] } }));
    expect(await listDeskGroups(db)).toEqual([{ id, version: 2, title: 'Leheriya', productIds: [a.id] }]);
    expect(await refusalOf(changeGroup(db, { id, version: 1, group }))).toBe('changed_meanwhile');
    const twice = { title: 'Twice', productIds: [a.id, a.id] };
    expect(await refusalOf(changeGroup(db, { id, version: 2, group: twice }))).toBe('already_there');
    const goneGroup = { title: 'Gone', productIds: ['gone'] };
    expect(await refusalOf(addGroup(db, { group: goneGroup, now: clock.now() }))).toBe('not_found');
    await accept(deleteGroup(db, { id, version: 2 }));
    expect(await listGroups(db)).toEqual([]);
  });

  it('feature the chosen products in order', async () => {
    const ids = [(await shop.product()).id, (await shop.product()).id, (await shop.product()).id];
    await accept(featureProducts(db, { seen: [], ids, now: clock.now() }));
    const featuredIds = async () => (await listFeaturedProducts(db, 24)).map(({ _id }) => _id);
    expect(await featuredIds()).toEqual(ids);
    await accept(featureProducts(db, { seen: ids, ids: ids.slice(1).toReversed(), now: clock.now() }));
    expect(await featuredIds()).toEqual([ids[2], ids[1]]);
    expect(await refusalOf(featureProducts(db, { seen: ids, ids: [], now: clock.now() }))).toBe(
      'changed_meanwhile',
    );
  });
});

describe('categories', () => {
  it('get a drawn picture, keep their URL when renamed, and have unique names', async () => {
    const now = clock.now();
    const category = { name: 'Block Print Stoles', hsn: '6214', image: '' };
    const { id } = await accept(addCategory(db, { category, now }));
    const find = async () => (await listDeskCategories(db)).find((one) => one.id === id);
    expect(await find()).toMatchObject({ slug: 'block-print-stoles', version: 1, products: 0 });
    expect((await find())?.image).toMatch(/^\/pictures\/\w+\.webp$/);
    await accept(changeCategory(db, { id, version: 1, category: { ...category, name: 'Stoles' } }));
    expect(await find()).toMatchObject({ name: 'Stoles', slug: 'block-print-stoles', version: 2 });
    expect(await refusalOf(changeCategory(db, { id, version: 1, category }))).toBe('changed_meanwhile');
    expect(await refusalOf(addCategory(db, { category: { ...category, name: 'STOLES' }, now }))).toBe(
      'already_there',
    );
  });
});

describe('shops', () => {
  const facts = {
    address: '4 Johari Bazaar',
    city: 'Jaipur',
    state: 'Rajasthan',
    stateCode: '08',
    pincode: '302003',
    gstin: '',
  };

  it('open under a unique name', async () => {
    const now = clock.now();
    const { id } = await accept(addSeller(db, { name: 'Ramganj Jutti House', facts, now }));
    expect(await listDeskSellers(db, ordersOfProducts, { name: 'jutti', after: 0, limit: 10 })).toMatchObject(
      [{ id, closedAt: null, city: 'Jaipur', logins: [], products: 0, openOrders: 0 }],
    );
    expect(await refusalOf(addSeller(db, { name: 'ramganj jutti house', facts, now }))).toBe('already_there');
    expect(await listDeskSellers(db, ordersOfProducts, { name: '%', after: 0, limit: 10 })).toEqual([]);
  });

  it('hide their products when they close, and show the same ones on reopening', async () => {
    const now = clock.now();
    const [open, hiddenProduct] = [
      await shop.product({ seller: 1 }),
      await shop.product({ seller: 1, hidden: true }),
    ];
    const id = open.sellerId;
    const statusOf = async (product: string) =>
      (await execute<{ status: string }>(db)`select status from products where id = ${product}`)[0]?.status;
    expect((await accept(closeSeller(db, { id, version: 1, now }))).after.products).toBe(1);
    expect(await statusOf(open.id)).toBe('hidden');
    expect(await refusalOf(closeSeller(db, { id, version: 1, now }))).toBe('changed_meanwhile');
    await accept(reopenSeller(db, { id, version: 2, now }));
    expect([await statusOf(open.id), await statusOf(hiddenProduct.id)]).toEqual(['active', 'hidden']);
  });
});
