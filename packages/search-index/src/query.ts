/**
 * A query on documents. A `term` matches in any of the `fields`, one bit per field of the schema; `prefix` matches
 * every term that begins with it. A `label` refers to a label column.
 */
export type Query =
  | { readonly label: string; readonly anyOf: readonly string[] }
  | { readonly term: string; readonly fields: number; readonly prefix?: boolean }
  | { readonly all: readonly Query[] }
  | { readonly any: readonly Query[] }
  | { readonly not: Query };

/** Whether a query matches a list of terms: for a single short text without labels. */
export function matchesTerms(query: Query, terms: readonly string[]): boolean {
  if ('all' in query) return query.all.every((one) => matchesTerms(one, terms));
  if ('any' in query) return query.any.some((one) => matchesTerms(one, terms));
  if ('not' in query) return !matchesTerms(query.not, terms);
  if ('label' in query) return false;
  return terms.some((term) => (query.prefix ? term.startsWith(query.term) : term === query.term));
}
