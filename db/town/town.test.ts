import { describe, expect, it } from 'vitest';
import { dyes } from './dyes.ts';
import { recipes } from './products/all.ts';
import { buildTown } from './town.ts';

const today = new Date('2026-11-21T06:00:00Z');
const town = buildTown({ today });
const bySlug = new Map(town.products.map((product) => [product.slug, product]));
const stockOf = (slug: string) => bySlug.get(slug)!.variants.reduce((sum, variant) => sum + variant.stock, 0);

describe('the demo town', () => {
  it('is the same every time it is built', () => {
    expect(buildTown({ today })).toEqual(town);
  });

  it('has its 12 categories, 12 shops and about 240 products, all by their own name', () => {
    expect(town.categories).toHaveLength(12);
    expect(town.shops).toHaveLength(12);
    expect(town.products).toHaveLength(240);
    expect(bySlug.size).toBe(240);
    expect(new Set(town.products.map((product) => product.description)).size).toBe(240);
    const skus = town.products.flatMap((product) => product.variants.map((variant) => variant.sku));
    expect(new Set(skus).size).toBe(skus.length);
    for (const shop of town.shops)
      expect(
        town.products.some((product) => product.shop === shop.slug),
        shop.name,
      ).toBe(true);
  });

  it('gives the footer at least four clothing categories to link to', () => {
    expect(
      town.categories.filter(({ name }) => /mens|womens|clothing|jeans/i.test(name)).length,
    ).toBeGreaterThanOrEqual(4);
  });

  it('has registration numbers of a GSTIN’s shape', () => {
    for (const { gstin } of town.shops) expect(gstin).toMatch(/^08[A-Z]{5}\d{4}[A-Z]\dZ[A-Z\d]$/);
    expect(new Set(town.shops.map(({ gstin }) => gstin)).size).toBe(town.shops.length);
  });

  it('prices in whole rupees that a shop would print, and takes off up to 60 percent', () => {
    for (const { name, mrp, discountPercent } of town.products) {
      expect(Number.isInteger(mrp) && mrp >= 349 && mrp <= 23_000, name).toBe(true);
      expect(Number.isInteger(discountPercent) && discountPercent >= 0 && discountPercent <= 60, name).toBe(
        true,
      );
    }
    expect(
      town.products.filter(({ discountPercent }) => discountPercent >= 10).length,
    ).toBeGreaterThanOrEqual(80);
    expect(
      town.products.filter(({ discountPercent }) => discountPercent === 0).length,
    ).toBeGreaterThanOrEqual(30);
  });

  it('has goods sold out, nearly sold out, and lacking one size', () => {
    const stocks = town.products.map(({ slug }) => stockOf(slug));
    expect(stocks.filter((stock) => stock === 0)).toHaveLength(10);
    expect(stocks.filter((stock) => stock > 0 && stock <= 3).length).toBeGreaterThanOrEqual(20);
    const gaps = town.products.filter(
      ({ slug, variants }) => stockOf(slug) > 3 && variants.some(({ stock }) => stock === 0),
    );
    expect(gaps.length).toBeGreaterThanOrEqual(10);
  });

  it('shows only goods that are there on the home page', () => {
    expect(town.homeGroups).toHaveLength(6);
    expect(town.featured.length).toBeGreaterThanOrEqual(12);
    for (const { title, products } of town.homeGroups) {
      expect(products.length, title).toBeGreaterThanOrEqual(8);
      expect(products.length, title).toBeLessThanOrEqual(12);
      expect(new Set(products).size, title).toBe(products.length);
    }
    for (const slug of [
      ...town.homeGroups.flatMap((group) => group.products),
      ...town.featured,
      town.fixedProduct,
    ]) {
      expect(bySlug.has(slug), slug).toBe(true);
      expect(stockOf(slug), slug).toBeGreaterThan(3);
    }
  });

  it('has five banners that lead somewhere', () => {
    expect(town.banners).toHaveLength(5);
    const places = new Set([...bySlug.keys(), ...town.categories.map(({ slug }) => slug)]);
    for (const { target } of town.banners) expect(places.has(target.slug), target.slug).toBe(true);
  });

  it('dates everything in the half year before today', () => {
    const oldest = today.getTime() - 182 * 86_400_000;
    for (const date of [
      ...town.products.map(({ createdAt }) => createdAt),
      ...town.reviews.map((review) => review.date),
    ]) {
      expect(date.getTime()).toBeLessThan(today.getTime());
      expect(date.getTime()).toBeGreaterThan(oldest);
    }
  });
});

describe('what the town’s customers say', () => {
  it('comes to more than 900 reviews, one a customer and product, after the product came', () => {
    expect(town.reviews.length).toBeGreaterThan(900);
    expect(new Set(town.reviews.map(({ product, customer }) => `${product} ${customer}`)).size).toBe(
      town.reviews.length,
    );
    for (const { product, date } of town.reviews)
      expect(date.getTime()).toBeGreaterThan(bySlug.get(product)!.createdAt.getTime());
  });

  it('is mostly content, with honest exceptions', () => {
    const share = (stars: number) =>
      town.reviews.filter(({ rating }) => rating === stars).length / town.reviews.length;
    expect(share(5) + share(4)).toBeGreaterThan(0.7);
    for (const stars of [1, 2, 3]) expect(share(stars)).toBeGreaterThan(0.01);
  });

  it('is never said twice about one product, and fills every blank', () => {
    expect(new Set(town.reviews.map(({ product, review }) => `${product} ${review}`)).size).toBe(
      town.reviews.length,
    );
    for (const { review } of town.reviews) expect(review).not.toMatch(/[{}]|undefined/);
  });
});

describe('a product’s picture', () => {
  /** What a name promises, and the print that keeps the promise. */
  const promises: [RegExp, string][] = [
    [/bandhani|bandhej/i, 'bandhani'],
    [/leheriya/i, 'leheriya'],
    [/\bikat/i, 'ikat'],
    [/\bdabu/i, 'dabu'],
    [/ajrakh/i, 'ajrakh'],
    [/chikankari/i, 'chikankari'],
    [/polka/i, 'polka'],
    [/paisley/i, 'paisley'],
    [/\bgota/i, 'gota'],
    [/brocade/i, 'brocade'],
    [/block print/i, 'block-print'],
    [/check|gingham/i, 'checks'],
    [/strip/i, 'stripes'],
    [/\bplain\b/i, 'plain'],
  ];
  const blues = ['blue', 'midblue', 'sky', 'powder'];
  const pinks = ['pink', 'rani', 'gulabi'];
  const everyRecipe = Object.values(recipes).flat();

  it.each(promises)('keeps the print promised by %s', (word, print) => {
    const named = everyRecipe.filter(({ name }) => word.test(name));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((recipe) => recipe.print !== print).map(({ name }) => name)).toEqual([]);
  });

  it('has every colour that the name names', () => {
    for (const { name, dyes: used } of everyRecipe) {
      for (const word of name
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((each) => each in dyes)) {
        const fitting = word === 'blue' ? blues : word === 'pink' ? pinks : [word];
        expect(
          used.some((dye) => fitting.includes(dye)),
          `${name}: ${word}`,
        ).toBe(true);
      }
    }
  });

  it('is of the garment that the name ends in', () => {
    const said: [RegExp, string[]][] = [
      [/saree$/i, ['saree']],
      [/jeans$/i, ['jeans']],
      [/juttis$|mojari$/i, ['juttis']],
      [/kurta set|kurta pyjama/i, ['kurta-set']],
      [/[^-]shirt$/i, ['shirt', 't-shirt']],
      [/dress$/i, ['dress']],
      [/dupatta$/i, ['dupatta', 'salwar-suit']],
      [/sherwani$/i, ['sherwani']],
      [/earrings$/i, ['earrings']],
      [/bangles|kada/i, ['bangles']],
      [/sweater|pullover/i, ['sweater']],
      [/shawl$|stole/i, ['shawl', 'scarf']],
    ];
    for (const [word, garments] of said)
      for (const { name, garment } of everyRecipe.filter((recipe) => word.test(recipe.name)))
        expect(garments, name).toContain(garment);
  });
});
