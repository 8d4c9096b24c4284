-- Full text search: how text is normalised, the words of each product, and the vocabulary that corrects typed words.

create text search dictionary shop_stem (template = snowball, language = english);

-- Text as search reads it: first lower case (some letters only have an accent in lower case), then without accents, apostrophes
-- and punctuation, with single spaces between words. A Devanagari letter with or without its dot below, the two nasal signs, and
-- invisible joiners make no difference. ASCII skips the table of accents.
create function search_text(input text) returns text
  language sql stable parallel safe
  return trim(regexp_replace(regexp_replace(
    replace(lower(
      case when octet_length(input) = length(input) then input
           else unaccent(lower(translate(normalize(input, nfc), U&'\0901\093C\200B\200C\200D\FEFF', U&'\0902'))) end), '''', ''),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', ' ', 'g'),
    ' {2,}', ' ', 'g'));

-- The text of a piece of HTML.
create function search_plain(html text) returns text
  language sql immutable parallel safe
  return regexp_replace(html, '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g');

-- Hyphenated words written as one, so that "tshirt" finds "T-shirt".
create function search_joined(input text) returns text
  language sql stable parallel safe
  return (select coalesce(string_agg(replace(found[1], '-', ''), ' '), '')
          from regexp_matches(lower(unaccent(input)), '[a-z0-9]+(?:-[a-z0-9]+)+', 'g') as found);

-- The common stem of a word's forms. Irregular plurals are listed by their stems. A sari is a saree.
create function search_stem(word text) returns text
  language sql stable parallel safe
  return case (ts_lexize('shop_stem', word))[1]
    when 'women' then 'woman' when 'men' then 'man' when 'children' then 'child' when 'scarv' then 'scarf' when 'feet' then 'foot'
    when 'sari' then (ts_lexize('shop_stem', 'saree'))[1]
    else coalesce((ts_lexize('shop_stem', word))[1], word) end;

-- A short text, such as a brand's name, as a document.
create function search_vector(input text) returns tsvector
  language sql stable parallel safe
  return (select coalesce(string_agg('''' || search_stem(word) || ''':1', ' '), '')::tsvector
          from regexp_split_to_table(search_text(input) || ' ' || search_joined(input), ' ') as word where word <> '');

-- A word, and all its forms with one letter deleted. Two words within one typo (a letter wrong, missing or added, or two
-- swapped) always share one of these. Words with digits are never corrected.
create function search_slips(word text) returns text[]
  language sql immutable parallel safe
  return case when word ~ '[0-9]' or length(word) not between 3 and 30 then '{}'::text[]
    else (select array_agg(distinct left(word, i) || substr(word, i + 2)) || word from generate_series(0, length(word) - 1) as i)
  end;

-- Each word of a document with a mark for its position: '/red' anywhere, 't/red' in name, brand, category and colours, 'n/red'
-- in the name. Whole lists are marked at once, since no word contains a space.
create function search_terms(document tsvector) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(string_to_array(
    '/' || array_to_string(tsvector_to_array(document), ' /')
    || coalesce(' t/' || nullif(array_to_string(tsvector_to_array(ts_filter(document, '{a,b}')), ' t/'), ''), '')
    || coalesce(' n/' || nullif(array_to_string(tsvector_to_array(ts_filter(document, '{a}')), ' n/'), ''), ''), ' '));

-- The words of several texts as one set.
create aggregate search_union(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '', parallel = safe);

-- Products in stock before sold-out ones, then by rating, drawn towards the average while few have rated. Below zero: hidden.
create function search_standing(product listed_products) returns integer
  language sql immutable parallel safe
  return case when not product.active then -1 else case when product.in_stock then 100000 else 0 end
    + (product.rating_tenths * product.rating_count + 380) * 200 / (product.rating_count + 10) end;

create table product_search (
  product_id text primary key references products (id) on delete cascade,
  document   tsvector not null,
  -- Needed to update the vocabulary's counts on a change.
  words      text[] not null default '{}'
);

-- Every word in some product, with its number of products.
create table search_words (
  word     text primary key,
  stem     text not null,
  slips    text[] not null,
  products integer not null
);
-- Leaves room for a row's next version on its page, so that a new count does not touch the indexes.
alter table search_words set (fillfactor = 45);
create index search_words_stem on search_words (stem);
create index search_words_slips on search_words using gin (slips);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- The names of brands and categories as documents, for suggestions.
create table search_names (
  kind     text not null check (kind in ('brand', 'category')),
  name     text not null,
  document tsvector not null,
  primary key (kind, name)
);

-- What products are found by, one narrow row each: their marked words, and the product's standing, so that for a word in a
-- hundred thousand products the best few hundred are found first.
create table product_terms (
  product_id text primary key references product_search (product_id) on delete cascade,
  -- As of the last ranking, or of when the product came or went: decides what is searched first, not the order of results.
  standing   integer not null,
  -- 1 for the best thousand, then 2, 3 and 4 up to the 4,000th, 16,000th and 64,000th, and 5 for the rest and for new ones.
  tier       smallint not null default 5,
  terms      tsvector not null
);
alter table product_terms set (autovacuum_analyze_scale_factor = 0.02);
create index product_terms_found on product_terms using gin (terms);
create index product_terms_first on product_terms using gin (terms) where tier <= 1;
create index product_terms_second on product_terms using gin (terms) where tier <= 2;
create index product_terms_third on product_terms using gin (terms) where tier <= 3;
create index product_terms_fourth on product_terms using gin (terms) where tier <= 4;

create view ranked_products as
  select product_id, standing, case when place <= 1000 then 1 when place <= 4000 then 2 when place <= 16000 then 3 when place <= 64000 then 4 else 5 end as tier
  from (select *, row_number() over (order by standing desc, product_id) as place
        from (select product_id, search_standing(l) as standing from listed_products l) each_one) placed;

-- Ranks the products again. Returns how many moved far enough to be written.
create function rank_product_terms() returns integer language sql as $$
  with moved as (
    update product_terms t set standing = r.standing, tier = r.tier
    from ranked_products r where r.product_id = t.product_id and (r.standing, r.tier) is distinct from (t.standing, t.tier)
    returning 1
  )
  select count(*)::integer from moved
$$;

-- A search in a large catalogue looks at the best thousand, then 4,000, 16,000 and 64,000, until three times as many match as
-- are wanted, so that those with the words in their name (step 1) or title (step 2) are among them. If the best 64,000 have
-- `plenty`, the others are skipped and `more` says that they were not counted. For rare words it looks at all.
create function found_by_words(
  anywhere tsquery, named tsquery, in_title tsquery, wanted integer, plenty integer, most integer)
returns table (product_id text, step integer, standing integer, total integer, more boolean)
language plpgsql stable rows 120 set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  seen constant text := 'select t.product_id, case when t.terms @@ $2 then 1 when t.terms @@ $3 then 2 else 3 end as step, t.standing
                         from product_terms t where t.standing >= 0 and t.terms @@ $1 and t.tier ';
  best constant text := ' order by t.standing >= 100000 desc, step, t.standing desc, t.product_id limit $4';
  collect constant text := 'select array_agg(f.product_id), array_agg(f.step), array_agg(f.standing)';
  ids text[]; steps integer[]; standings integer[];
  more_ids text[]; more_steps integer[]; more_standings integer[];
  found integer; upto integer; well_named integer;
begin
  for tier in 1..4 loop
    upto := tier;
    execute collect || ', count(*) filter (where f.step = 1 and f.standing >= 100000), coalesce(max(f.n), 0)
                        from (select *, count(*) over () as n from (' || seen || '<= ' || tier || ') t' || best || ') f'
      into ids, steps, standings, well_named, found using anywhere, named, in_title, wanted;
    exit when found >= 3 * wanted;
  end loop;

  more := upto < 4 or found >= plenty;
  total := least(found, most);
  if more then
    if upto < 4 and found < most then
      execute 'select count(*) from (select from product_terms where terms @@ $1 and standing >= 0 and tier <= 4 limit $2) popular'
        into total using anywhere, most;
    end if;
    if upto < 4 and well_named < wanted then
      execute collect || ' from (' || seen || '<= 4 and t.tier > ' || upto || best || ') f'
        into more_ids, more_steps, more_standings using named, named, in_title, wanted;
    end if;
  else
    -- All of the best 64,000 have been seen: the rest, in no order.
    execute collect || ' from (' || seen || '> 4 limit $4) f'
      into more_ids, more_steps, more_standings using anywhere, named, in_title, most - found;
    total := found + coalesce(cardinality(more_ids), 0);
    more := total >= most;
    if more then
      ids := ids || more_ids; steps := steps || more_steps; standings := standings || more_standings;
      execute collect || ' from (' || seen || '> 4 limit $4) f'
        into more_ids, more_steps, more_standings using named, named, in_title, wanted;
    end if;
  end if;
  return query select distinct on (f.id) f.id, f.s, f.st, total, more
    from unnest(ids || more_ids, steps || more_steps, standings || more_standings) f(id, s, st) order by f.id;
end $$;

-- Up to `wanted` matching products, by standing. Beyond the best 64,000 in no order, and only if those have fewer than `plenty`.
create function best_found(query tsquery, wanted integer, plenty integer) returns table (product_id text, standing integer)
language plpgsql stable rows 100 set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  ids text[];
  standings integer[];
begin
  for upto in 1..4 loop
    execute format('select array_agg(b.product_id), array_agg(b.standing) from (
                      select product_id, standing from product_terms where terms @@ $1 and standing >= 0 and tier <= %s
                      order by standing desc, product_id limit $2) b', upto)
      into ids, standings using query, wanted;
    exit when cardinality(ids) >= wanted;
  end loop;
  return query select * from unnest(ids, standings);
  if coalesce(cardinality(ids), 0) < least(wanted, plenty) then
    return query execute 'select product_id, standing from product_terms where terms @@ $1 and standing >= 0 and tier > 4 limit $2'
      using query, wanted - coalesce(cardinality(ids), 0);
  end if;
end $$;

-- The changed products, for processes with a copy of the search data. Asking with the snapshot of the last request returns every
-- change that was not visible then, in whatever order the transactions ended.
create table search_changes (
  -- Empty: all of them.
  product_id text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index search_changes_in on search_changes (changed_in);
create index search_changes_at on search_changes (changed_at);
alter table search_changes set (autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1);

-- Processes that poll at least once an hour have seen these, and others rebuild. Returns how many rows were deleted.
create function forget_search_changes() returns integer language sql as $$
  with gone as (delete from search_changes where changed_at < now() - interval '1 hour' returning 1)
  select count(*)::integer from gone
$$;
