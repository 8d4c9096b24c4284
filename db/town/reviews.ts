import type { Fit } from '../../src/domains/reviews/fit.ts';
import { chance, shuffled } from './chance.ts';
import { fitOf } from './fit.ts';
import type { TownProduct } from './make-product.ts';
import { closings, kindOf, type Mood, openings } from './opinions.ts';
import { customers } from './people.ts';
import { unlikeOthers } from './unlike.ts';

export interface TownReview {
  /** Product slug. */
  product: string;
  /** The customer's e-mail address. */
  customer: string;
  name: string;
  rating: number;
  review: string;
  fit: Fit | null;
  date: Date;
}

const dayMs = 86_400_000;
/** Reviews start only after the parcel has arrived. */
const firstWordDays = 3;
/** Percent of reviews with 5, 4, 3 and 2 stars; the rest have 1. */
const shares = [47, 31, 12, 6];

/** The customers' reviews, at most one per customer and product; new products have none, old favourites a dozen. */
export function writeReviews(products: readonly TownProduct[], today: Date): TownReview[] {
  const unlike = unlikeOthers();
  return products.flatMap((product) => {
    const die = chance(`reviews ${product.slug}`);
    const age = Math.floor((today.getTime() - product.createdAt.getTime()) / dayMs) - firstWordDays;
    if (age < 1) return [];
    const most = Math.min(age, die.percent(20) ? 13 : die.percent(75) ? 7 : 2);
    const said = new Set<string>();
    return shuffled(customers, `who ${product.slug}`)
      .slice(0, die.int(Math.min(1, most), most))
      .map((customer) => {
        const rating = stars(die.int(1, 100));
        let review = words(product, rating, die);
        while (said.has(review)) review = words(product, rating, die);
        said.add(review);
        const date = new Date(today.getTime() - die.int(0, age - 1) * dayMs - die.int(1, dayMs));
        return {
          product: product.slug,
          customer: customer.email,
          name: customer.name,
          rating,
          review: unlike(review, `${product.slug} ${customer.email}`),
          fit: fitOf(product, customer.email, review),
          date,
        };
      });
  });
}

function stars(throwOfHundred: number): number {
  let left = throwOfHundred;
  for (const [at, share] of shares.entries()) {
    left -= share;
    if (left <= 0) return 5 - at;
  }
  return 1;
}

const moods: readonly Mood[] = ['letdown', 'letdown', 'middling', 'content', 'delight'];

function words(product: TownProduct, rating: number, die: ReturnType<typeof chance>): string {
  const { art, colour } = product.colourways[0]!;
  const mood = moods[rating - 1]!;
  const talk = openings[kindOf(art)][mood];
  const one = die.pick(talk);
  const more = [one];
  if (talk.length > 1 && die.percent(45)) more.push(die.pick(talk.filter((sentence) => sentence !== one)));
  if (die.percent(60)) more.push(die.pick(closings[mood]));
  return more.join(' ').replaceAll('{colour}', colour.toLowerCase());
}
