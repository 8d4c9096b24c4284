import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** What people type, and what goods are called: both as search reads text. An empty `means`: the term says nothing. */
export interface Synonym {
  readonly term: string;
  readonly means: string;
}

/** As search reads text: lower case, no signs, single spaces. */
export async function readAsSearch(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select search_text(text) as text from unnest(${texts}::text[]) with ordinality as given(text, at) order by at`.execute(
    db,
  );
  return rows.map(({ text }) => text);
}

/** Those whose term or meaning holds the text, all for none; ordered by meaning, then term. */
export async function listSynonyms(db: Database, { holding = '', limit = 5_000 } = {}): Promise<Synonym[]> {
  const { rows } = await sql<Synonym>`
    select term, means from search_synonyms
    where position(search_text(${holding}) in term) > 0 or position(search_text(${holding}) in means) > 0
    order by means, term limit ${limit}`.execute(db);
  return rows;
}

/** Whether it is new. */
export async function insertSynonym(db: Database, { term, means }: Synonym): Promise<boolean> {
  const { rows } = await sql`
    insert into search_synonyms (term, means) values (${term}, ${means}) on conflict do nothing returning term`.execute(
    db,
  );
  return rows.length > 0;
}

/** Takes one meaning of a term away, or all of them. Gives how many there were. */
export async function deleteSynonyms(db: Database, term: string, means?: string): Promise<number> {
  const { rows } = await sql`
    delete from search_synonyms where term = ${term} ${means === undefined ? sql`` : sql`and means = ${means}`} returning term`.execute(
    db,
  );
  return rows.length;
}
