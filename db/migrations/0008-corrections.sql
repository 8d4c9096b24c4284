-- Search, sharpened: one way to read text into words, stems without a stop list, and corrections of a typed word by an
-- index of deletions instead of trigrams (a four-letter word with a letter wrong shares too few trigrams with the right one).

create text search dictionary shop_stem (template = snowball, language = english);

-- Text as search reads it: lower case, without accents, apostrophes and markup; words parted by single spaces.
create function search_text(input text) returns text
  language sql stable parallel safe
  return trim(regexp_replace(
    replace(lower(unaccent(regexp_replace(input, '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g'))), '''', ''),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', ' ', 'g'));

-- Hyphenated words written as one, so that "tshirt" finds "T-shirt".
create function search_joined(input text) returns text
  language sql stable parallel safe
  return (select coalesce(string_agg(replace(found[1], '-', ''), ' '), '')
          from regexp_matches(lower(unaccent(input)), '[a-z0-9]+(?:-[a-z0-9]+)+', 'g') as found);

-- What a word's forms have in common; the plurals that no rule makes are told one by one, by their stems.
create function search_stem(word text) returns text
  language sql stable parallel safe
  return case (ts_lexize('shop_stem', word))[1]
    when 'women' then 'woman' when 'men' then 'man' when 'children' then 'child' when 'scarv' then 'scarf' when 'feet' then 'foot'
    else coalesce((ts_lexize('shop_stem', word))[1], word) end;

-- A short text, such as a brand's name, as a document of its own.
create function search_vector(input text) returns tsvector
  language sql stable parallel safe
  return (select coalesce(string_agg('''' || search_stem(word) || ''':1', ' '), '')::tsvector
          from regexp_split_to_table(search_text(input) || ' ' || search_joined(input), ' ') as word where word <> '');

-- A word and what is left of it when any one letter is missing. Two words that are one slip apart (a letter wrong, missing,
-- too many, or two changed about) always have one of these in common. Words with digits are never corrected.
create function search_slips(word text) returns text[]
  language sql immutable parallel safe
  return case when word ~ '[0-9]' or length(word) not between 3 and 30 then '{}'::text[]
    else (select array_agg(distinct left(word, i) || substr(word, i + 2)) || word from generate_series(0, length(word) - 1) as i)
  end;

-- The words of each product, so that counts in the vocabulary can follow when they change.
alter table product_search add column words text[] not null default '{}';

drop table search_words;
-- Every word that some product can be found by, with the number of products that hold it.
create table search_words (
  word     text primary key,
  stem     text not null,
  slips    text[] not null,
  products integer not null
);
create index search_words_stem on search_words (stem);
create index search_words_slips on search_words using gin (slips);

create index products_brand_folded on products (lower(brand)) where status = 'active';
