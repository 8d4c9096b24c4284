import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, prepared, unseen } from '../../platform/database.ts';

/** A typed word as the vocabulary knows it. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
  /** How many products hold the word in some form, about: 0 when none does. */
  readonly products: number;
  /** Words that may be meant where no product or hardly one holds it: a few letters in common, to be looked at closely. */
  readonly near: readonly { word: string; stem: string; products: number }[];
  /** What the synonyms say of the phrases that begin with this word. */
  readonly phrases: readonly Phrase[];
  /** Where neither a product nor a synonym knows the word: terms of the synonyms a few letters of which it shares, with what they mean. */
  readonly nearTerms?: readonly {
    readonly term: string;
    readonly means: string;
    readonly stems: readonly string[];
  }[];
}

/** A word, and the colour that it is misspelt for: 'yelow'. */
export interface RespeltWord extends TypedWord {
  readonly colour?: TypedWord;
}

/** A term of the synonyms, as it was typed: its first `length` words from here on. */
export interface Phrase {
  readonly length: number;
  /** What goods are called instead, and the stems of that name's words; no words at all: the phrase says nothing. */
  readonly means: string;
  readonly stems: readonly string[];
  /** 1; 2 for what a meaning means in its turn: 'lal' is red, and a red may be maroon. */
  readonly step: 1 | 2;
}

/** A word that fewer products hold may be a slip for one that far more do. */
const rare = 5;

/**
 * Splits what was typed into words as the index has them, and looks each up in the vocabulary and among the synonyms; two words that goods have only
 * as one ('cuff links') are that one.
 * At most 20 words count.
 * @param unfinished the last word is still being typed: synonyms that begin with it count too
 */
export async function readWords(db: Database, typed: string, unfinished = false): Promise<TypedWord[]> {
  const rows = await execute<TypedWord>(db)`${prepared}
    with typed as (
      select word, at, search_stem(word) as stem, lead(word) over (order by at) as second, lead(word, 2) over (order by at) as third
      from regexp_split_to_table(search_text(${unseen(typed, 'text')}), ' ') with ordinality as split(word, at)
      where word <> '' order by at limit 20
    )
    select typed.word, typed.stem, known.products,
           near.words as near, phrases.found as phrases,
           nearest.terms as "nearTerms"
    from typed
    cross join lateral (
      select coalesce(sum(w.products), 0)::int as products from search_words w where w.stem = typed.stem and w.products > 0
    ) known
    left join lateral (
      select coalesce(json_agg(json_build_object('word', w.word, 'stem', w.stem, 'products', w.products) order by w.products desc, w.word), '[]') as words
      from search_words w where w.slips && search_slips(typed.word) and w.products > 0 and known.products < ${sql.lit(rare)}
    ) near on true
    left join lateral (
      select coalesce(json_agg(json_build_object('length', length, 'means', s.means, 'step', s.step, 'stems',
               array(select search_stem(word) from regexp_split_to_table(s.means, ' ') as word where word <> ''))
               order by length desc, s.step, s.means), '[]') as found
      from (values (1, typed.word), (2, typed.word || ' ' || typed.second), (3, typed.word || ' ' || typed.second || ' ' || typed.third))
        as phrase(length, term)
      join lateral (
        select means, min(step) as step from (
          select means, 1 as step from search_synonyms where term = phrase.term
          union all
          select further.means, 2 from search_synonyms s join search_synonyms further on further.term = s.means
          where s.term = phrase.term and further.means not in (phrase.term, '')
          union all
          select joined.word, 1 from (
            select word from search_words where stem = search_stem(typed.word || typed.second) and products > 0 order by products desc limit 1
          ) joined
          where phrase.length = 2 and length(typed.word) > 2 and length(typed.second) > 2
            and (known.products = 0 or not exists (select from search_words second where second.stem = search_stem(typed.second) and second.products > 0))
          union all
          (select means, 2 from search_synonyms
           where ${unseen(unfinished, 'boolean')} and typed.second is null and length(typed.word) >= 2 and term like typed.word || '%' order by term limit 3)
        ) found group by means
      ) s on true
    ) phrases on true
    left join lateral (
      select coalesce(json_agg(json_build_object('term', s.term, 'means', s.means, 'stems',
               array(select search_stem(word) from regexp_split_to_table(s.means, ' ') as word where word <> ''))
               order by s.term, s.means), '[]') as terms
      from search_synonyms s
      where s.slips && search_slips(typed.word) and s.means <> '' and known.products = 0 and json_array_length(phrases.found) = 0
    ) nearest on true
    order by typed.at`;
  return rows;
}

/** The word of the vocabulary or of the synonyms that looks most like each of these, where one does: by three letters at a time, so that more than one slip may lie between. */
export async function readResembling(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await execute<{ typed: string; like: string }>(db)`
    select typed.word as typed, resembling.word as like from unnest(${words}::text[]) as typed(word)
    cross join lateral (
      select word from (
        select word, products from search_words where word % typed.word and products > 0
        union all
        select term, 0 from search_synonyms where term % typed.word and means <> ''
      ) known
      where similarity(word, typed.word) >= ${leastAlike} and word <> typed.word
      order by similarity(word, typed.word) desc, products desc, word limit 1
    ) resembling`;
  return new Map(rows.map(({ typed, like }) => [typed, like]));
}

/** How much of two words' letters, three at a time, must be the same: 'gulabee' and 'gulabi' share half. */
const leastAlike = 0.5;

/** A word's consonants as they sound: 'georjet' as georgette, 'jogars' as joggers. */
const soundOf = (word: RawBuilder<string>): RawBuilder<string> =>
  sql`rtrim(translate(regexp_replace(regexp_replace(${word}, '(?<!g)g(?=[ei])', 'j', 'g'), '(.)\\1+', '\\1', 'g'), 'zqaeiouyhw', 'sk'), 's')`;

/**
 * For each of these words one of the vocabulary or the synonyms that is written with the same consonants: that is how words of Hindi are told in Latin letters,
 * a 'lehnegha' from a lehenga. Three consonants at least, and not what a word begins with: that is unfinished.
 */
export async function readSounding(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await execute<{ typed: string; like: string }>(db)`${prepared}
    with typed as (
      select word, ${soundOf(sql`word`)} as sound from unnest(${words}::text[]) as given(word)
    )
    select typed.word as typed, sounding.word as like from typed
    cross join lateral (
      select word from (
        select word, products from search_words where products > 0
        union all
        select term, 0 from search_synonyms where means <> '' and term not like '% %'
      ) known
      where length(rtrim(translate(typed.word, 'aeiouyhw', ''), 's')) >= 3 and left(word, 1) = left(typed.word, 1) and abs(length(word) - length(typed.word)) <= 2
        and ${soundOf(sql`word`)} = typed.sound
        and not exists (select from search_words begun where begun.word like typed.word || '%' and begun.products > 0)
      order by similarity(word, typed.word) desc, products desc, word limit 1
    ) sounding`;
  return new Map(rows.map(({ typed, like }) => [typed, like]));
}
