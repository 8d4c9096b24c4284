/**
 * What is looked for in documents. A `term` counts in any of the `fields`, one bit for each field of the schema; `prefix` takes every term
 * that begins so. A `label` is of a column of labels.
 */
export type Query =
  | { readonly label: string; readonly anyOf: readonly string[] }
  | { readonly term: string; readonly fields: number; readonly prefix?: boolean }
  | { readonly all: readonly Query[] }
  | { readonly any: readonly Query[] }
  | { readonly not: Query };

/** Whether terms that are told one by one are found by a query: for a single short text, which has no labels. */
export function matchesTerms(query: Query, terms: readonly string[]): boolean {
  if ('all' in query) return query.all.every((one) => matchesTerms(one, terms));
  if ('any' in query) return query.any.some((one) => matchesTerms(one, terms));
  if ('not' in query) return !matchesTerms(query.not, terms);
  if ('label' in query) return false;
  return terms.some((term) => (query.prefix ? term.startsWith(query.term) : term === query.term));
}
