import { sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';

/** What people type, and what products are called, both normalised for search. With an empty `means` the term is ignored. */
export interface Synonym {
  readonly term: string;
  readonly means: string;
}

/**
 * Normalises texts for search: lower case, no punctuation, single spaces. Repeated until nothing changes, as stored
 * terms must be stable. One repetition suffices for every known text: two parts of a Korean syllable join when the sign
 * between them is removed. '' for a text that does not become stable.
 */
export async function readAsSearch(db: Database, texts: readonly string[], more = 3): Promise<string[]> {
  const rows = await execute<{ read: string; rests: boolean }>(db)`
    select read, coalesce(search_text(read) = read, false) as rests
    from unnest(${texts}::text[]) with ordinality as given(text, at), search_text(text) as read order by at`;
  if (rows.every(({ rests }) => rests)) return rows.map(({ read }) => read);
  return more > 0
    ? readAsSearch(
        db,
        rows.map(({ read }) => read),
        more - 1,
      )
    : rows.map(({ read, rests }) => (rests ? read : ''));
}

/** Synonyms whose term or meaning contains `holding`, or all; ordered by meaning, then term. */
export async function listSynonyms(db: Database, { holding = '', limit = 5_000 } = {}): Promise<Synonym[]> {
  const rows = await execute<Synonym>(db)`
    select term, means from search_synonyms
    where position(search_text(${holding}) in term) > 0 or position(search_text(${holding}) in means) > 0
    order by means, term limit ${limit}`;
  return rows;
}

/** True when it is new. */
export async function insertSynonym(db: Database, { term, means }: Synonym): Promise<boolean> {
  const rows = await execute(db)`
    insert into search_synonyms (term, means) values (${term}, ${means}) on conflict do nothing returning term`;
  return rows.length > 0;
}

/** Deletes one meaning of a term, or all of them. Returns their number. */
export async function deleteSynonyms(db: Database, term: string, means?: string): Promise<number> {
  const rows = await execute(db)`
    delete from search_synonyms where term = ${term} ${means === undefined ? sql`` : sql`and means = ${means}`} returning term`;
  return rows.length;
}
