import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  findProduct,
  listBanners,
  listCategories,
  listFeaturedProducts,
  listGroups,
} from '../../src/domains/catalogue/catalogue.store.ts';
import { findPicture } from '../../src/domains/catalogue/pictures/pictures.store.ts';
import { openDatabase, execute } from '../../src/platform/database.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { fillTown } from './fill-town.ts';
import { buildTown } from './town.ts';

const { db, connection } = await createTestDatabase();
const today = new Date('2026-11-21T06:00:00Z');
const town = buildTown({ today });
const count = async (table: string): Promise<number> =>
  (await execute<{ n: number }>(db)`select count(*)::int as n from ${sql.table(table)}`)[0]!.n;

describe('a shop filled with the town', () => {
  const lines: string[] = [];
  beforeAll(async () => {
    // Simulates a slow machine: a statement takes longer than a request's timeout.
    await execute(
      db,
    )`create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end'`;
    await execute(db)`create trigger slow after insert on banners for each statement execute function slow()`;
    const requests = openDatabase(connection, 1, 900);
    await fillTown(requests.db, { today, say: (line) => lines.push(line) });
    await requests.db.destroy();
    await execute(db)`drop function slow cascade`;
  });

  it('says what it does as it goes', () => {
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines).toContain('Added 60 customers with 921 reviews');
  });

  it('holds every row', async () => {
    expect(await count('products')).toBe(240);
    expect(await count('variants')).toBe(town.products.flatMap((product) => product.variants).length);
    expect(await count('stock')).toBe(await count('variants'));
    expect(await count('reviews')).toBe(town.reviews.length);
    expect(await count('staff')).toBe(13);
  });

  it('is left alone when it is filled again', async () => {
    const again: string[] = [];
    await fillTown(db, { today, say: (line) => again.push(line) });
    expect(again).toEqual(['The demo town is there already']);
    expect(await count('products')).toBe(240);
  });

  it('shows its home page: categories, banners, groups and featured items in the order chosen', async () => {
    expect((await listCategories(db)).map(({ slug }) => slug)).toEqual(
      town.categories.map(({ slug }) => slug),
    );
    expect((await listBanners(db)).map(({ heading }) => heading)).toEqual(
      town.banners.map(({ heading }) => heading),
    );
    expect((await listGroups(db)).map(({ products }) => products.map(({ slug }) => slug))).toEqual(
      town.homeGroups.map(({ products }) => products),
    );
    expect((await listFeaturedProducts(db, 24)).map(({ slug }) => slug)).toEqual(town.featured.slice(0, 24));
  });

  it('gives a product its price, stock, rating and at least three pictures that can be drawn', async () => {
    const fixedProduct = town.products.find(({ slug }) => slug === town.fixedProduct)!;
    const stars = town.reviews
      .filter(({ product }) => product === fixedProduct.slug)
      .map(({ rating }) => rating);
    const product = (await findProduct(db, fixedProduct.slug))!;
    expect(product.price).toBe(fixedProduct.mrp);
    expect(product.stock).toBe(fixedProduct.variants.reduce((sum, variant) => sum + variant.stock, 0));
    expect(product.ratingCount).toBe(stars.length);
    expect(product.rating).toBeCloseTo(stars.reduce((sum, rating) => sum + rating, 0) / stars.length, 0);
    expect(product.images.length).toBeGreaterThanOrEqual(3);
    const pictures = await Promise.all(
      product.images.map((image) => findPicture(db, image.slice('/pictures/'.length, -'.webp'.length))),
    );
    expect(pictures.map((picture) => picture?.drawing)).toEqual(
      [0, 1, 4, 2, 3].map((view) => ({ art: fixedProduct.colourways[0]!.art, view })),
    );
  });

  it('has no picture that no row shows, and shows none that is not there', async () => {
    const rows = await execute<{ image: string }>(db)`
      select unnest(images) as image from products union select image from categories
      union select picture from banners union select picture from sellers`;
    const imageRows = await execute<{
      image: string;
    }>(db)`select '/pictures/' || key || '.webp' as image from pictures`;
    expect(rows.map(({ image }) => image).toSorted()).toEqual(imageRows.map(({ image }) => image).toSorted());
  });
});
