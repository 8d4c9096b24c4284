import { expect, it } from 'vitest';
import { readAttributes } from '../../src/domains/catalogue/attributes/read-attributes.ts';
import { guideOf, type SizeGuide } from '../../src/domains/catalogue/size-tables/size-guide.ts';
import { faultsOfRows } from '../../src/domains/catalogue/size-tables/staff.calls.ts';
import { categories } from './categories.ts';
import { townId } from './ids.ts';
import { saidAudiences, sizeTableRows } from './size-tables.ts';
import { buildTown, type Town } from './town.ts';

const today = new Date('2026-11-21T06:00:00Z');
const town = buildTown({ today });
const audiences = saidAudiences(town.products);
const tables = sizeTableRows(town, today);

/** The size guide that the shop finds, by the audience that the seller chose or that the product's texts imply. */
function guideTo(product: Town['products'][number]): SizeGuide | null {
  const sizes = product.variants.map(({ size }) => size);
  const category = categories.find(({ slug }) => slug === product.category)?.name ?? '';
  const values = audiences.get(product.slug);
  const { audience } = readAttributes(
    { ...product, material: '', tags: '', category, sizes, colours: [] },
    values ? { audience: { values: values, from: 'seller' } } : {},
  );
  const fits = tables.filter(
    (table) =>
      table.seller_id === townId('seller', product.shop) &&
      table.category_id === townId('category', product.category) &&
      (table.audience === '' || audience?.values.includes(table.audience)),
  );
  return guideOf(fits, sizes);
}

it('every product with a choice of sizes has each of them in its shop’s table, and no other has a guide', () => {
  const wrong = town.products.filter((product) => {
    const sizes = new Set(product.variants.map(({ size }) => size));
    const rows = guideTo(product)?.rows.length ?? 0;
    return rows !== (sizes.has('One Size') ? 0 : sizes.size);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('men’s and women’s sizes of one name stand in tables of their own', () => {
  const waist = (name: string) => {
    const product = town.products.find((one) => one.name === name);
    return product && guideTo(product)?.rows.find(({ size }) => size === '30')?.cm.waist;
  };
  const productFor = (audience: string) =>
    town.products.find(
      ({ category, colourways, variants }) =>
        category === 'jeans-trousers' &&
        colourways[0]?.art.audience === audience &&
        variants.some(({ size }) => size === '30'),
    )?.name ?? '';
  expect(waist(productFor('women'))).not.toBe(waist(productFor('men')));
});

it('is what a seller could have typed', () => {
  for (const { kind, rows } of tables) expect(faultsOfRows(kind, rows)).toBeNull();
});
