import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { termQuery } from './text-query.ts';
import type { Term } from './term.ts';
import type { Why } from './why.ts';

const parts = { A: 'name', B: 'brand, category or colour', C: 'shop', D: 'description' } as const;
const weights = Object.keys(parts) as (keyof typeof parts)[];

/** Where each term stands in each of these products, in the order of `ids`. For development: it asks the index anew. */
export async function explain(db: Database, ids: readonly string[], terms: readonly Term[]): Promise<Why[]> {
  const asked = terms.map((term) => ({
    typed: term.typed,
    own: termQuery({ ...term, meant: [], synonyms: [], isBeginning: false, products: 1 }, ''),
    ...Object.fromEntries(weights.map((weight) => [weight, termQuery(term, weight)])),
  }));
  const { rows } = await sql<{
    _id: string;
    words: { typed: string; A: boolean; B: boolean; C: boolean; D: boolean; own: boolean }[];
  }>`
    select wanted.id as _id, json_agg(json_build_object('typed', term.typed, 'own', document @@ term.own::tsquery,
             'A', document @@ term."A"::tsquery, 'B', document @@ term."B"::tsquery,
             'C', document @@ term."C"::tsquery, 'D', document @@ term."D"::tsquery) order by term.at) as words
    from unnest(${ids}::text[]) with ordinality as wanted(id, rank)
    join product_search on product_id = wanted.id
    cross join rows from (json_to_recordset(${JSON.stringify(asked)}::json)
      as (typed text, own text, "A" text, "B" text, "C" text, "D" text)) with ordinality as term(typed, own, "A", "B", "C", "D", at)
    group by wanted.id, wanted.rank order by wanted.rank`.execute(db);
  return rows.map(({ _id, words }) => ({
    _id,
    words: words.map((word) => ({
      typed: word.typed,
      asTyped: word.own,
      parts: weights.filter((weight) => word[weight]).map((weight) => parts[weight]),
    })),
  }));
}
