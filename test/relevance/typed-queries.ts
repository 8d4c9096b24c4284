import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import type { Answer } from '../../src/domains/search/query-products.ts';
import { realDataFolder } from '../support/real-data.ts';

/**
 * Shoppers' real queries, word for word (165 queries of Amazon's Shopping Queries data), which are not in the
 * repository. The judgements in that data are about products that no catalogue here contains, so they cannot tell how
 * good a result is, only whether there is one.
 */
export const typedFile = join(realDataFolder, 'search-queries-esci.csv');

/** The queries for clothing. */
export async function typedQueries(file = typedFile): Promise<string[]> {
  const rows = createReadStream(file).pipe(parse({ columns: true, bom: true }));
  const texts: string[] = [];
  for await (const row of rows as AsyncIterable<{ query: string; apparel_hint: string }>)
    if (row.apparel_hint === '1' && row.query.trim()) texts.push(row.query.trim());
  return [...new Set(texts)];
}

/** The outcome of real queries. */
export interface QueryResults {
  readonly queries: number;
  /** Found as typed. */
  readonly found: readonly string[];
  /** Found with some words left out, and which. */
  readonly nearest: readonly { text: string; without: readonly string[]; searchValue: string }[];
  /** Neither. */
  readonly nothing: readonly string[];
}

export async function answerTyped(
  texts: readonly string[],
  search: (text: string) => Promise<Answer>,
): Promise<QueryResults> {
  const found: string[] = [];
  const nothing: string[] = [];
  const nearest: QueryResults['nearest'][number][] = [];
  for (const text of texts) {
    const answer = await search(text);
    if (answer.totalProduct > 0) found.push(text);
    else if (answer.nearest) nearest.push({ text, ...answer.nearest });
    else nothing.push(text);
  }
  return { queries: texts.length, found, nearest, nothing };
}
