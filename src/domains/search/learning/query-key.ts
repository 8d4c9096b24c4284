import { readHead } from '../query-head.ts';
import type { Term } from '../term.ts';

/** Longer keys are dropped. */
const maxKey = 200;

/**
 * A key for what a query asks for, independent of its wording: the words as products have them, sorted, and the
 * audience. Prices and sizes are not part of it. Null when nothing is left.
 */
export function queryKey(terms: readonly Term[], exclusions: readonly Term[]): string | null {
  const { whom, whomTerms } = readHead(terms);
  const key = [
    ...names(terms.filter((term) => !whomTerms.includes(term))),
    ...(whom ? [`for ${whom.labels.toSorted().join(' ').toLowerCase()}`] : []),
    ...names(exclusions).map((name) => `-${name}`),
  ].join(' ');
  return key && key.length <= maxKey ? key : null;
}

const names = (terms: readonly Term[]): string[] => [...new Set(terms.map(nameOfTerm))].toSorted();

/** The stems that products contain: those typed, else those of the shop's synonym, else those of the corrected spelling. */
function nameOfTerm({ stems, products, synonyms, meant }: Term): string {
  const synonym = synonyms.find(({ isLoose }) => !isLoose);
  const asTyped = products > 0 && meant.length === 0;
  const stemsOfTerm = asTyped ? stems : (synonym?.stems ?? meant.slice(0, 1).map(({ stem }) => stem));
  return stemsOfTerm.length ? stemsOfTerm.join(' ') : stems.join(' ');
}
