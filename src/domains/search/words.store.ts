import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, preparedStatement, unseenChange } from '../../platform/database.ts';
import { isGuarded } from './guarded-words.ts';

/** A typed word with its vocabulary entry. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
  /** Approximate number of products that contain the word in some form; 0 for none. */
  readonly products: number;
  /** Candidate corrections of a word that few or no products contain: similar words, to be checked closely. */
  readonly near: readonly { word: string; stem: string; products: number }[];
  /** The synonyms of phrases that begin with this word. */
  readonly phrases: readonly Phrase[];
  /** For a word unknown to products and synonyms: similar synonym terms, with their meanings. */
  readonly nearTerms?: readonly {
    readonly term: string;
    readonly means: string;
    readonly stems: readonly string[];
  }[];
}

/** A synonym for a typed phrase, which is this word and the next ones, `length` in all. */
export interface Phrase {
  readonly length: number;
  /** The products' name for it, and the stems of that name; empty: the phrase is ignored. */
  readonly means: string;
  readonly stems: readonly string[];
  /** 1 for a synonym; 2 for a synonym of a synonym: 'lal' is red, and red may be maroon. */
  readonly step: 1 | 2;
}

/** A word in fewer products than this may be a typo for a far commoner one. */
const rare = 5;

/**
 * Splits a search text into words like the index, and looks up each in the vocabulary and the synonyms. Two words that
 * products contain only as one ('cuff links') are joined. At most 20 words count.
 * @param unfinished the last word is still being typed: synonyms that begin with it count too
 * @param whole the text with everything in it, for `name`
 */
export async function readWords(
  db: Database,
  text: string,
  { unfinished = false, whole = text }: { unfinished?: boolean | undefined; whole?: string } = {},
): Promise<{ words: TypedWord[]; name: readonly string[] }> {
  const rows = await execute<TypedWord & { name: string[] }>(db)`${preparedStatement}
    with typed as (
      select word, at, coalesce(search_stem(word), word) as stem, lead(word) over (order by at) as second, lead(word, 2) over (order by at) as third
      from regexp_split_to_table(search_text(${unseenChange(text, 'text')}), ' ') with ordinality as split(word, at)
      where word <> '' order by at limit 20
    )
    select ${nameOf(whole)} as name, typed.word, typed.stem, known.products,
           near.words as near, phrases.found as phrases,
           nearest.terms as "nearTerms"
    from typed
    cross join lateral (
      select coalesce(sum(w.products), 0)::int as products from search_words w where w.stem = typed.stem and w.products > 0
    ) known
    cross join lateral (
      select coalesce(json_agg(json_build_object('word', w.word, 'stem', w.stem, 'products', w.products) order by w.products desc, w.word), '[]') as words
      from search_words w where w.slips && search_slips(typed.word) and w.products > 0 and known.products < ${sql.lit(rare)}
    ) near
    cross join lateral (
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
           where ${unseenChange(unfinished, 'boolean')} and typed.second is null and length(typed.word) >= 2 and term like typed.word || '%' order by term limit 3)
        ) found group by means
      ) s on true
    ) phrases
    cross join lateral (
      select coalesce(json_agg(json_build_object('term', s.term, 'means', s.means, 'stems',
               array(select search_stem(word) from regexp_split_to_table(s.means, ' ') as word where word <> ''))
               order by s.term, s.means), '[]') as terms
      from search_synonyms s
      where s.slips && search_slips(typed.word) and s.means <> '' and known.products = 0 and json_array_length(phrases.found) = 0
    ) nearest
    order by typed.at`;
  const [first] = rows.length ? rows : await execute<{ name: string[] }>(db)`select ${nameOf(whole)} as name`;
  return { name: first?.name ?? [], words: rows };
}

/** The stems of a product of this name, as its document has them. */
const nameOf = (whole: string): RawBuilder<unknown> => sql`array(
  select distinct search_stem(word)
  from (select ${unseenChange(whole, 'text')} as text) whole,
    string_to_table(search_text(text) || case when text like '%-%' then ' ' || search_joined(text) else '' end, ' ') as word
  where length(word) between 1 and 60)`;

/**
 * The most similar word of the vocabulary or the synonyms for each of these, if any. Compared by trigrams, so more than
 * one typo may lie between.
 */
export async function readResembling(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await execute<Likeness>(db)`
    select typed.word as typed, resembling.word as like, resembling.means from unnest(${words}::text[]) as typed(word)
    cross join lateral (
      select word, means from (
        select word, products, word as means from search_words where word % typed.word and products > 0
        union all
        select term, 0, means from search_synonyms where term % typed.word and means <> ''
      ) known
      where similarity(word, typed.word) >= ${leastAlike} and word <> typed.word
      order by similarity(word, typed.word) desc, products desc, word limit ${sql.lit(maxLikenesses)}
    ) resembling`;
  return likest(rows);
}

interface Likeness {
  readonly typed: string;
  readonly like: string;
  readonly means: string;
}

/** Likenesses read for a word: most of the first may be guarded. */
const maxLikenesses = 5;

/** The first likeness of each typed word that a guess may make. */
function likest(rows: readonly Likeness[]): Map<string, string> {
  const meanings = new Map<string, string>();
  for (const { typed, like, means } of rows)
    if (!meanings.has(typed) && !isGuarded(like) && !isGuarded(means)) meanings.set(typed, like);
  return meanings;
}

/** Minimum trigram similarity: 'gulabee' and 'gulabi' share half. */
const leastAlike = 0.5;

/** A word's consonants by sound: 'georjet' like georgette, 'jogars' like joggers. */
const soundOf = (word: RawBuilder<string>): RawBuilder<string> =>
  sql`rtrim(translate(regexp_replace(regexp_replace(${word}, '(?<!g)g(?=[ei])', 'j', 'g'), '(.)\\1+', '\\1', 'g'), 'zqaeiouyhw', 'sk'), 's')`;

/**
 * For each of these words, one of the vocabulary or the synonyms with the same consonants, because spellings of Hindi
 * words in Latin letters vary in their vowels: 'lehnegha' is lehenga. Needs at least three consonants. Words that begin
 * a known word are skipped as unfinished.
 */
export async function readSounding(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await execute<Likeness>(db)`${preparedStatement}
    with typed as (
      select word, ${soundOf(sql`word`)} as sound from unnest(${words}::text[]) as given(word)
    )
    select typed.word as typed, sounding.word as like, sounding.means from typed
    cross join lateral (
      select word, means from (
        select word, products, word as means from search_words where products > 0
        union all
        select term, 0, means from search_synonyms where means <> '' and term not like '% %'
      ) known
      where length(rtrim(translate(typed.word, 'aeiouyhw', ''), 's')) >= 3 and left(word, 1) = left(typed.word, 1) and abs(length(word) - length(typed.word)) <= 2
        and ${soundOf(sql`word`)} = typed.sound
        and not exists (select from search_words begun where begun.word like typed.word || '%' and begun.products > 0)
      order by similarity(word, typed.word) desc, products desc, word limit ${sql.lit(maxLikenesses)}
    ) sounding`;
  return likest(rows);
}
