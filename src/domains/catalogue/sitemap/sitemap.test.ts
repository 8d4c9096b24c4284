import { expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { listPartStarts, listProductPages } from './sitemap.store.ts';

const { db } = await createTestDatabase();
const app = await testApp(db);
const start = new Date('2026-04-01T06:00:00Z');
const shop = await smallShop(db, start);
const ids: string[] = [];
for (let i = 0; i < 5; i += 1) ids.push((await shop.product()).id);
const hiddenId = (await shop.product({ hidden: true })).id;
ids.sort();

const read = async (path: string) => (await app.inject({ url: path })).body;
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');

it('splits the products into parts without gaps or repeats', async () => {
  const starts = await listPartStarts(db, 2);
  expect(starts).toEqual([ids[0], ids[2], ids[4]]);
  const parts = await Promise.all(
    starts.map((from) => listProductPages(db, { from, after: false, limit: 2 })),
  );
  expect(parts.flat().map(({ id }) => id)).toEqual(ids);
  expect(parts[0]?.[0]).toMatchObject({ changed: '2026-04-01' });
  expect(
    (await listProductPages(db, { from: ids[0] ?? '', after: true, limit: 9 })).map(({ id }) => id),
  ).toEqual(ids.slice(1));
});

it('leads from the index to every product that is for sale, and to the shop’s own pages', async () => {
  const files = addresses(await read('/sitemap.xml'));
  expect(files).toHaveLength(2);
  const pages = (
    await Promise.all(files.map(async (file) => addresses(await read(new URL(file).pathname))))
  ).flat();
  for (const id of ids) expect(pages).toContain(`http://localhost:3000/product/details/${id}`);
  expect(pages.join()).not.toContain(hiddenId);
  expect(pages).toContain('http://localhost:3000/return-refund');
});

it('is named in robots.txt, beside the excluded paths', async () => {
  const robots = await read('/robots.txt');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  expect(robots).toContain('Disallow: /dashboard\n');
});
