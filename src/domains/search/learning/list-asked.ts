import { day, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { maxWords } from '../edit-synonyms.ts';
import { findWords } from '../find-words.ts';
import type { ProductSearch } from '../open-search.ts';
import { countFound } from '../query-products.ts';
import { readResembling } from '../words.store.ts';
import { type SearchedQuery, listUnanswered, listUnopened } from './asked.store.ts';
import { keptDays } from './learn.ts';

/** A query that an operator may help, with a suggested synonym. */
interface Helpless extends Pick<SearchedQuery, 'key' | 'words' | 'searched'> {
  /** The unknown words, or the whole query; empty when it is too long for a synonym. */
  readonly term: string;
  /** The most similar word among product words; empty when there is none. */
  readonly means: string;
}

/** Max queries shown of each kind. */
const maxShown = 25;

/**
 * Queries of the last thirty days that still find nothing, and queries whose results nobody opened. Queries answered
 * meanwhile by a synonym or a new product are left out.
 */
export async function listAsked(
  db: Database,
  search: ProductSearch,
  now: Date,
): Promise<{ unanswered: Helpless[]; unopened: Helpless[] }> {
  const these = { since: shift(now, -keptDays * day), limit: maxShown };
  const withoutResults: Helpless[] = [];
  for (const row of await listUnanswered(db, these))
    if ((await countFound(search, db, row.words)) === 0) withoutResults.push(await withSynonym(db, row));
  const withoutOpens: Helpless[] = [];
  for (const row of await listUnopened(db, these)) withoutOpens.push(await withSynonym(db, row));
  return { unanswered: withoutResults, unopened: withoutOpens };
}

async function withSynonym(db: Database, { key, words, searched }: SearchedQuery): Promise<Helpless> {
  const { understood } = await findWords(db, words);
  const unknownWords = understood.words.filter(({ how }) => how === 'beginning' || how === 'unknown');
  const text = unknownWords.map(({ typed }) => typed).join(' ') || words;
  const term = text.split(' ').length > maxWords ? '' : text;
  const means = term && ((await readResembling(db, [term])).get(term) ?? '');
  return { key, words, searched, term, means };
}
