import { chance, shuffle } from './chance.ts';

/** How well a product is stocked. */
export type Shelf = 'full' | 'gone' | 'nearly' | 'gap';

const goneCount = 10;
const nearlyCount = 20;
const gapCount = 24;

/**
 * Assigns stock levels: ten products sold out, twenty with one to three last pieces, two dozen with one size missing.
 *
 * @param slugs of all products except those featured on the home page
 */
export function dealShelves(slugs: readonly string[]): Map<string, Shelf> {
  const order = shuffle(slugs, 'shelves');
  const nearlyFrom = goneCount;
  const gapFrom = nearlyFrom + nearlyCount;
  return new Map(
    order.map((slug, at) => [
      slug,
      at < nearlyFrom ? 'gone' : at < gapFrom ? 'nearly' : at < gapFrom + gapCount ? 'gap' : 'full',
    ]),
  );
}

/**
 * The stock of each variant.
 *
 * @param count the number of variants, at least 1
 */
export function stockOf(slug: string, shelf: Shelf, count: number): number[] {
  const die = chance(`stock ${slug}`);
  const none = Array.from({ length: count }, () => 0);
  if (shelf === 'gone') return none;
  if (shelf === 'nearly') {
    for (let rest = die.int(1, 3); rest > 0; rest--) none[die.int(0, count - 1)]! += 1;
    return none;
  }
  const deep = count === 1 ? 40 : 18;
  const pieces = none.map(() => die.int(3, deep));
  if (shelf === 'gap' && count > 1) pieces[die.int(0, count - 1)] = 0;
  return pieces;
}
