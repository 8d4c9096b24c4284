import { type Fit, fits } from '../../src/domains/reviews/fit.ts';
import { hasSizes } from '../../src/domains/catalogue/size-tables/has-sizes.ts';
import { chance } from './chance.ts';
import type { TownProduct } from './make-product.ts';
import type { Sentence } from './opinions.ts';

/**
 * The fit that a customer reports: as the review's words say, otherwise mostly 'true', with a bias per product. Who is
 * delighted has a size that fits.
 */
export function fitOf(
  product: TownProduct,
  customer: string,
  rating: number,
  talk: readonly Sentence[],
): Fit | null {
  if (!hasSizes(product.variants)) return null;
  const opinion = talk.find(({ fit }) => fit !== null)?.fit;
  if (opinion) return opinion;
  const die = chance(`fit ${product.slug} ${customer}`);
  if (!die.percent(70)) return null;
  if (rating === 5) return 'true';
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
