import { spokenNumbers } from '../../platform/spoken-number.ts';
import { shop } from '../../shop.ts';

/**
 * An order number such as CHK-4821-5 (R-ORDER-8): `say` formats it, `read` parses what was typed, `find` finds it in
 * a text.
 */
const { say, read, find } = spokenNumbers(shop.orderPrefix);
export { find as findOrderNumbers, read as readOrderNumber, say as spokenNumber };

/** The number in these words; null without one, or where it is mistyped. */
export function orderNumberIn(words: string): number | null {
  const number = read(words);
  return number && number !== 'mistyped' ? number.number : null;
}
