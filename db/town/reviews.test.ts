import { expect, it } from 'vitest';
import { chance } from './chance.ts';
import { sayMore } from './reviews.ts';
import { buildTown } from './town.ts';

it('goes on about a product without saying a sentence again', () => {
  const town = buildTown({ today: new Date('2026-11-21T06:00:00Z') });
  for (const product of town.products) {
    const reviews = town.reviews.filter((review) => review.product === product.slug);
    const die = chance(`more of ${product.slug}`);
    for (const rating of [5, 5, 4, 5, 3]) {
      const more = sayMore(product, rating, { die, reviews });
      const about = { product: product.slug, customer: '', name: '', date: new Date(0) };
      if (more) reviews.push({ ...more, ...about, rating });
    }
    const sentences = reviews.flatMap(({ review }) => review.split(/(?<=[.!?])\s+/));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  }
});
