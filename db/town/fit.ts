import { type Fit, fits } from '../../src/domains/reviews/fit.ts';
import { hasSizes } from '../../src/domains/catalogue/size-tables/has-sizes.ts';
import { chance } from './chance.ts';
import type { TownProduct } from './make-product.ts';

/** What the words of a review say about the fit. */
const said: readonly (readonly [Fit, RegExp])[] = [
  [
    'small',
    /runs small|too tight|a bit snug|S at best|like 40|more like 5|one number less|sizes are small|one size (up|bigger)/i,
  ],
  ['large', /runs large|slightly loose|one size down|waist loose|fit boxy|taken in/i],
  [
    'true',
    /true to size|usual size|stitched for me|fits? (well|at the chest)|good fit|best fit|was perfect/i,
  ],
];

/** The fit that a customer reports: as the review's words say, otherwise mostly 'true', with a bias per product. */
export function fitOf(product: TownProduct, customer: string, review: string): Fit | null {
  if (!hasSizes(product.variants)) return null;
  const told = said.find(([, pattern]) => pattern.test(review))?.[0];
  if (told) return told;
  const die = chance(`fit ${product.slug} ${customer}`);
  if (!die.percent(70)) return null;
  const lean = chance(`lean ${product.slug}`).pick([
    'small',
    'true',
    'true',
    'true',
    'true',
    'large',
  ] as const);
  return die.percent(75) ? lean : die.pick([...fits, 'true']);
}
