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
    expect(new Set(town.products.map((product) => product.shop)).size).toBe(12);
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
    const whole = (value: number, low: number, high: number) =>
      Number.isInteger(value) && value >= low && value <= high;
    const odd = town.products.filter(
      ({ mrp, discountPercent }) => !whole(mrp, 349, 23_000) || !whole(discountPercent, 0, 60),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
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
    expect(town.homeGroups).toHaveLength(3);
    expect(town.featured.length).toBeGreaterThanOrEqual(12);
    for (const { products } of town.homeGroups) {
      expect(products.length).toBeGreaterThanOrEqual(8);
      expect(products.length).toBeLessThanOrEqual(12);
      expect(new Set(products).size).toBe(products.length);
    }
    const homeProducts = [
      ...town.homeGroups.flatMap((group) => group.products),
      ...town.featured,
      town.fixedProduct,
    ];
    expect(homeProducts.filter((slug) => !bySlug.has(slug))).toEqual([]);
    expect(homeProducts.filter((slug) => stockOf(slug) <= 3)).toEqual([]);
  });

  it('has five banners that lead somewhere', () => {
    expect(town.banners).toHaveLength(5);
    const places = new Set([...bySlug.keys(), ...town.categories.map(({ slug }) => slug)]);
    expect(town.banners.filter(({ target }) => !places.has(target.slug))).toEqual([]);
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

  it('says of clothes and shoes how their sizes come out, mostly as usual, and of nothing else', () => {
    const reviewsWithFit = town.reviews.filter(({ fit }) => fit !== null);
    expect(reviewsWithFit.length).toBeGreaterThan(400);
    expect(reviewsWithFit.filter(({ fit }) => fit === 'true').length).toBeGreaterThan(
      reviewsWithFit.length / 2,
    );
    const hasSizes = (slug: string) => bySlug.get(slug)!.variants.some(({ size }) => size !== 'One Size');
    expect(reviewsWithFit.filter(({ product }) => !hasSizes(product))).toEqual([]);
    const runsLarge = town.reviews.filter(
      ({ review, product }) => /runs large/i.test(review) && hasSizes(product),
    );
    expect(new Set(runsLarge.map(({ fit }) => fit))).toEqual(new Set(['large']));
  });

  it('is never said twice about one product, not even a sentence of it, and fills every blank', () => {
    for (const [, reviews] of Map.groupBy(town.reviews, ({ product }) => product)) {
      const sentences = reviews.flatMap(({ review }) => review.split(/(?<=[.!?])\s+/));
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
    }
    for (const { review } of town.reviews) expect(review).not.toMatch(/[{}]|undefined|^[a-z, ]+:/);
  });

  it('suits what is sold: nothing is said of parts that it does not have, or of another kind of goods', () => {
    const artOf = (slug: string) => bySlug.get(slug)!.colourways[0]!.art;
    const about: readonly (readonly [words: RegExp, fits: (art: ReturnType<typeof artOf>) => boolean])[] = [
      [/\bneck|collar/i, ({ neck }) => neck === 'collar' || neck === 'band'],
      [/sleeve|cuff/i, ({ sleeve }) => sleeve === 'full' || sleeve === 'elbow'],
      [/shoe|\bsole|heel|\bfeet\b/i, ({ garment }) => ['juttis', 'sandals', 'shoes'].includes(garment)],
      [
        /waist|hips/i,
        ({ garment }) => !['juttis', 'sandals', 'shoes', 'saree', 'bag', 'watch'].includes(garment),
      ],
      [/child|year.old|\bkids\b/i, ({ audience }) => audience === 'girls' || audience === 'boys'],
      [/pleats/i, ({ garment }) => garment === 'saree'],
    ];
    const nonsense = town.reviews.filter(({ product, review }) =>
      about.some(([words, fits]) => words.test(review) && !fits(artOf(product))),
    );
    expect(nonsense.map(({ product, review }) => `${product}: ${review}`)).toEqual([]);
  });

  it('agrees with its stars and its fit', () => {
    const praise = /highly recommended|loved it|perfect|paisa vasool|five stars|superb/i;
    const blame = /disappointed|not worth|came off|shrunk|crooked|tore|bad piece|scratch on it/i;
    const wrong = town.reviews.filter(({ rating, review, fit }) => {
      if (rating <= 2 && praise.test(review)) return true;
      if (rating >= 4 && blame.test(review)) return true;
      if (rating === 5 && fit !== null && fit !== 'true') return true;
      return (
        /true to size|usual size/i.test(review) &&
        fit !== null &&
        fit !== 'true' &&
        !/for my usual size/i.test(review)
      );
    });
    expect(wrong.map(({ rating, fit, review }) => `${rating} ${fit}: ${review}`)).toEqual([]);
  });

  it('is never bad of what the home page shows', () => {
    const onHome = new Set([...town.homeGroups.flatMap(({ products }) => products), ...town.featured]);
    expect(town.reviews.filter(({ product, rating }) => onHome.has(product) && rating < 3)).toEqual([]);
  });
});

describe('a product’s picture', () => {
  /** Words in a name, and the print that they imply. */
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
    [/phulkari/i, 'phulkari'],
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
    const matches = everyRecipe.filter(({ name }) => word.test(name));
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.filter((recipe) => recipe.print !== print).map(({ name }) => name)).toEqual([]);
  });

  it('has every colour that the name names', () => {
    const faults = everyRecipe.flatMap(({ name, dyes: dyeNames }) =>
      name
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((word) => word in dyes)
        .filter((word) => {
          const fitting = word === 'blue' ? blues : word === 'pink' ? pinks : [word];
          return !dyeNames.some((dye) => fitting.includes(dye));
        })
        .map((word) => `${name}: ${word}`),
    );
    expect(faults).toEqual([]);
  });

  it('is of the garment that the name ends in', () => {
    const garmentRules: [RegExp, string[]][] = [
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
    const faults = garmentRules.flatMap(([word, garments]) =>
      everyRecipe.filter(({ name, garment }) => word.test(name) && !garments.includes(garment)),
    );
    expect(faults.map(({ name, garment }) => `${name}: ${garment}`)).toEqual([]);
  });
});
