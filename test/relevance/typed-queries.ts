import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import type { Answer } from '../../src/domains/search/query-products.ts';
import { realDataFolder } from '../support/real-data.ts';

/**
 * What shoppers typed, word for word (165 queries of Amazon's Shopping Queries data), which lies beside the repository where it is
 * developed and nowhere else. The judgements that came with it are of products that no catalogue here holds: they cannot say
 * how good an answer is. What can be said is whether there is one.
 */
export const typedFile = join(realDataFolder, 'search-queries-esci.csv');

/** The queries for things to wear. */
export async function typedQueries(file = typedFile): Promise<string[]> {
  const rows = createReadStream(file).pipe(parse({ columns: true, bom: true }));
  const texts: string[] = [];
  for await (const row of rows as AsyncIterable<{ query: string; apparel_hint: string }>)
    if (row.apparel_hint === '1' && row.query.trim()) texts.push(row.query.trim());
  return [...new Set(texts)];
}

/** What became of typed queries. */
export interface Answered {
  readonly queries: number;
  /** Found as asked. */
  readonly found: readonly string[];
  /** Found with something left out, and what. */
  readonly nearest: readonly { text: string; without: readonly string[]; searchValue: string }[];
  /** Neither. */
  readonly nothing: readonly string[];
}

export async function answerTyped(
  texts: readonly string[],
  search: (text: string) => Promise<Answer>,
): Promise<Answered> {
  const found: string[] = [];
  const nothing: string[] = [];
  const nearest: Answered['nearest'][number][] = [];
  for (const text of texts) {
    const answer = await search(text);
    if (answer.totalProduct > 0) found.push(text);
    else if (answer.nearest) nearest.push({ text, ...answer.nearest });
    else nothing.push(text);
  }
  return { queries: texts.length, found, nearest, nothing };
}
