import { readHead } from '../query-head.ts';
import type { Term } from '../term.ts';

/** A longer key is none. */
const maxKey = 200;

/**
 * What a query asks for, the same however it is said: its words as goods have them, sorted, and for whom it is. Prices and sizes
 * are no part of it. Null where nothing is left.
 */
export function queryKey(terms: readonly Term[], excluded: readonly Term[]): string | null {
  const { whom, whomTerms } = readHead(terms);
  const key = [
    ...names(terms.filter((term) => !whomTerms.includes(term))),
    ...(whom ? [`for ${whom.labels.toSorted().join(' ').toLowerCase()}`] : []),
    ...names(excluded).map((name) => `-${name}`),
  ].join(' ');
  return key && key.length <= maxKey ? key : null;
}

const names = (terms: readonly Term[]): string[] => [...new Set(terms.map(called))].toSorted();

/** By the stems that goods hold: those that were typed, else what the shop calls it, else what was misspelt. */
function called({ stems, products, synonyms, meant }: Term): string {
  const named = synonyms.find(({ isLoose }) => !isLoose);
  const asTyped = products > 0 && meant.length === 0;
  const said = asTyped ? stems : (named?.stems ?? meant.slice(0, 1).map(({ stem }) => stem));
  return said.length ? said.join(' ') : stems.join(' ');
}
