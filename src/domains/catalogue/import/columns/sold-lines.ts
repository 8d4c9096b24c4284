import * as m from '#messages/import-report';
import type { LinesOfProduct } from './lines-of-products.ts';
import { type MappedLine, publishedOf } from './mapped-line.ts';
import { namesWay, type Way } from './ways-of-sale.ts';

const has = (line: MappedLine, way: Way): boolean =>
  line.all('wayOfSale').some((cell) => namesWay(cell, way)) ||
  (way === 'unsent' && line.all('isUnsent').some((cell) => /^(?:yes|y|true|1)$/i.test(cell)));

/** Why a line is none of a product that this shop can sell; null for any other. */
const faultOf = (line: MappedLine): string | null => {
  if (has(line, 'unsent')) return m.nothing_to_send();
  if (has(line, 'elsewhere')) return m.sold_elsewhere();
  return has(line, 'grouped') ? m.group_of_products() : null;
};

/** True for a set of other products. */
export const isSet = ({ first }: LinesOfProduct): boolean => has(first, 'set');

const isPriced = ({ first, sold }: LinesOfProduct): boolean =>
  [first, ...sold].some((line) =>
    (['price', 'compareAt', 'usualPrice'] as const).some((target) => /[1-9]/.test(line.of(target))),
  );

/** True for a line that says that its goods are not on sale. */
const isOff = (line: MappedLine): boolean => publishedOf(line.of('published')) === 'FALSE';

/** True for a product that no line offers, whatever the line of all its sizes says. */
export const isAllOff = ({ sold }: LinesOfProduct): boolean => sold.every(isOff);

/** The lines of a product that can be sold, and a sentence for each of the others. */
export function soldLines(product: LinesOfProduct): {
  goods: LinesOfProduct | null;
  faults: { line: number; fault: string }[];
} {
  const { first, sold } = product;
  const ofAll = faultOf(first) ?? (isSet(product) && !isPriced(product) ? m.set_without_price() : null);
  const faultOfSize = (line: MappedLine) =>
    faultOf(line) ?? (isOff(line) && !isAllOff(product) ? m.size_off_sale() : null);
  const rest = ofAll === null ? sold.filter((line) => faultOfSize(line) === null) : [];
  if (rest.length === sold.length) return { goods: product, faults: [] };
  const others = [
    ...new Set(rest.length > 0 ? sold.filter((line) => !rest.includes(line)) : [first, ...sold]),
  ];
  return {
    goods:
      rest.length > 0 ? { first: sold.includes(first) ? firstOf(first, rest) : first, sold: rest } : null,
    faults: others.map((line) => ({
      line: line.line,
      fault: ofAll ?? faultOfSize(line) ?? m.nothing_to_send(),
    })),
  };
}

/** The first of a product's lines; one that is left out still says what merged cells below it share. */
function firstOf(first: MappedLine, rest: readonly MappedLine[]): MappedLine {
  const [next = first] = rest;
  if (rest.includes(first) || next.of('title') !== '') return rest.includes(first) ? first : next;
  return { ...first, of: (target) => (target === 'published' ? '' : first.of(target)) };
}
