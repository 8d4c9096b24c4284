import { hasSizes } from '../../src/domains/catalogue/size-tables/has-sizes.ts';
import type { Fit } from '../../src/domains/reviews/fit.ts';
import { chance, shuffle } from './chance.ts';
import { fitOf } from './fit.ts';
import type { TownProduct } from './make-product.ts';
import { closings, type Mood, type Sentence, sentencesFor } from './opinions.ts';
import { customers } from './people.ts';

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

/**
 * The customers' reviews, at most one per customer and product, and no sentence twice about one product. New products
 * have none, old favourites a dozen.
 * @param shownOff products that the home page shows, of which nobody thinks badly
 */
export function writeReviews(
  products: readonly TownProduct[],
  shownOff: ReadonlySet<string>,
  today: Date,
): TownReview[] {
  return products.flatMap((product) => {
    const die = chance(`reviews ${product.slug}`);
    const age = Math.floor((today.getTime() - product.createdAt.getTime()) / dayMs) - firstWordDays;
    if (age < 1) return [];
    const most = Math.min(age, die.percent(20) ? 13 : die.percent(75) ? 7 : 2);
    const usedTexts = new Set<string>();
    return shuffle(customers, `who ${product.slug}`)
      .slice(0, die.int(Math.min(1, most), most))
      .flatMap((customer) => {
        const roll = stars(die.int(1, 100));
        const rating = shownOff.has(product.slug) ? Math.max(roll, leastShownOff) : roll;
        const talk = words(product, rating, die, usedTexts);
        if (talk.length === 0) return [];
        const date = new Date(today.getTime() - die.int(0, age - 1) * dayMs - die.int(1, dayMs));
        return {
          product: product.slug,
          customer: customer.email,
          name: customer.name,
          rating,
          review: talk.map(({ text }) => text).join(' '),
          fit: fitOf(product, customer.email, rating, talk),
          date,
        };
      });
  });
}

/** What is said at least of products that the home page shows. */
const leastShownOff = 3;

function stars(throwOfHundred: number): number {
  let rest = throwOfHundred;
  for (const [at, share] of shares.entries()) {
    rest -= share;
    if (rest <= 0) return 5 - at;
  }
  return 1;
}

const moods: readonly Mood[] = ['letdown', 'letdown', 'middling', 'content', 'delight'];

/** What a customer says of a product after the reviews that are there; null when all was said. */
export function sayMore(
  product: TownProduct,
  rating: number,
  { die, reviews }: { die: ReturnType<typeof chance>; reviews: readonly TownReview[] },
): { review: string; fit: Fit | null } | null {
  const usedTexts = new Set<string>();
  const { art, colour } = product.colourways[0]!;
  const all = reviews.map(({ review }) => review).join(' ');
  const mood = moods[rating - 1]!;
  const own = sentencesFor(art, mood, hasSizes(product.variants)).map(({ text }) => text);
  for (const text of [...own, ...closings[mood]])
    if (all.includes(text.replaceAll('{colour}', colour.toLowerCase()))) usedTexts.add(text);
  const talk = words(product, rating, die, usedTexts);
  if (talk.length === 0) return null;
  return {
    review: talk.map(({ text }) => text).join(' '),
    fit: talk.find(({ fit }) => fit !== null)?.fit ?? null,
  };
}

/** One to three sentences that nobody has said of the product, and that do not contradict each other; none when all are used up. */
function words(
  product: TownProduct,
  rating: number,
  die: ReturnType<typeof chance>,
  usedTexts: Set<string>,
): Sentence[] {
  const { art, colour } = product.colourways[0]!;
  const mood = moods[rating - 1]!;
  const talk: Sentence[] = [];
  const say = (from: readonly Sentence[]) => {
    const fit = talk.find((one) => one.fit !== null)?.fit ?? null;
    const unusedSentences = from.filter((one) => !usedTexts.has(one.text) && (!fit || !one.fit));
    if (unusedSentences.length === 0) return;
    const { text, fit: ofText } = die.pick(unusedSentences);
    usedTexts.add(text);
    talk.push({ text: text.replaceAll('{colour}', colour.toLowerCase()), fit: ofText });
  };
  const own = sentencesFor(art, mood, hasSizes(product.variants));
  say(own);
  if (die.percent(45)) say(own);
  if (die.percent(60)) say(closings[mood].map((text) => ({ text, fit: null })));
  return talk;
}
