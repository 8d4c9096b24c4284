import { sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import type { TypedWord } from './text-query.ts';

/** Splits what was typed into words as the index has them, and looks each up in the vocabulary. At most 20 words count. */
export async function readWords(db: Database, typed: string): Promise<TypedWord[]> {
  const { rows } = await sql<TypedWord>`${prepared}
    with typed as (
      select word, min(at) as at, search_stem(word) as stem
      from regexp_split_to_table(search_text(${typed}), ' ') with ordinality as split(word, at)
      where word <> '' group by word order by at limit 20
    )
    select typed.word, typed.stem, known.known, case when known.known then '[]'::json else near.words end as near
    from typed
    cross join lateral (select exists (select from search_words w where w.stem = typed.stem and w.products > 0) as known) known
    left join lateral (
      select coalesce(json_agg(json_build_object('word', w.word, 'stem', w.stem)), '[]') as words
      from search_words w where w.slips && search_slips(typed.word) and w.products > 0 and not known.known
    ) near on true
    order by typed.at`.execute(db);
  return rows;
}
