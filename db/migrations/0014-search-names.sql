-- A sari is a saree: the two spellings are two slips apart, and both are right.

create or replace function search_stem(word text) returns text
  language sql stable parallel safe
  return case (ts_lexize('shop_stem', word))[1]
    when 'women' then 'woman' when 'men' then 'man' when 'children' then 'child' when 'scarv' then 'scarf' when 'feet' then 'foot'
    when 'sari' then (ts_lexize('shop_stem', 'saree'))[1]
    else coalesce((ts_lexize('shop_stem', word))[1], word) end;

-- What was indexed with the old stems is made anew at the next start.
delete from product_search;
delete from search_words;

-- The names of brands and categories as documents of their own, for suggestions: made once, not for every key pressed.
create table search_names (
  kind     text not null check (kind in ('brand', 'category')),
  name     text not null,
  document tsvector not null,
  primary key (kind, name)
);
