-- What products are found by, a slim row each: their words without the texts, each word with a mark for where it stands ('/red'
-- anywhere, 't/red' in name, brand, category and colours, 'n/red' in the name), so that an index alone tells all three apart. And where a
-- product stands among the others, so that of a word that a hundred thousand products hold the best few hundred are found first.

create function search_terms(document tsvector) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(
    array(select '/' || lexeme from unnest(document) as one(lexeme, positions, weights))
    || array(select 't/' || lexeme from unnest(document) as one(lexeme, positions, weights) where weights && '{A,B}')
    || array(select 'n/' || lexeme from unnest(document) as one(lexeme, positions, weights) where 'A' = any(weights)));

-- What can be bought before what is sold out, then the rating, drawn to a middling one as long as few have rated. Below zero: hidden,
-- and not to be found.
create function search_standing(product listed_products) returns integer
  language sql immutable parallel safe
  return case when not product.active then -1 else case when product.in_stock then 100000 else 0 end
    + (product.rating_tenths * product.rating_count + 380) * 200 / (product.rating_count + 10) end;

create table product_terms (
  product_id text primary key references product_search (product_id) on delete cascade,
  -- As it was when the products were last put in order, or when this one came or went: it says who is looked at first, and not in which
  -- order the first are shown.
  standing   integer not null,
  -- 1 for the best thousand; 2, 3 and 4 for those that follow up to the 4,000th, the 16,000th and the 64,000th; 5 for the rest and the new.
  tier       smallint not null default 5,
  terms      tsvector not null
);
alter table product_terms set (autovacuum_analyze_scale_factor = 0.02);

create function keep_terms() returns trigger language plpgsql as $$
begin
  insert into product_terms (product_id, standing, terms)
  select c.product_id, coalesce(search_standing(l), -1), search_terms(c.document)
  from changed c left join listed_products l on l.product_id = c.product_id
  order by c.product_id
  on conflict (product_id) do update set terms = excluded.terms;
  return null;
end $$;
create trigger keep_terms_of_new after insert on product_search
  referencing new table as changed for each statement execute function keep_terms();
create trigger keep_terms_of_changed after update on product_search
  referencing new table as changed for each statement execute function keep_terms();

create function keep_standing() returns trigger language plpgsql as $$
begin
  update product_terms set standing = search_standing(new) where product_id = new.product_id;
  return null;
end $$;
create trigger keep_standing_of_new after insert on listed_products for each row execute function keep_standing();
create trigger keep_standing after update on listed_products for each row
  when (old.active <> new.active) execute function keep_standing();

create view ranked_products as
  select product_id, standing, case when place <= 1000 then 1 when place <= 4000 then 2 when place <= 16000 then 3 when place <= 64000 then 4 else 5 end as tier
  from (select *, row_number() over (order by standing desc, product_id) as place
        from (select product_id, search_standing(l) as standing from listed_products l) each_one) placed;

-- In their order, so that those that are looked at first lie together.
insert into product_terms (product_id, standing, tier, terms)
select product_id, r.standing, r.tier, search_terms(s.document)
from product_search s join ranked_products r using (product_id) order by r.standing desc, product_id;

-- Puts the products in order anew. Gives how many changed their place by enough to be written.
create function rank_product_terms() returns integer language sql as $$
  with moved as (
    update product_terms t set standing = r.standing, tier = r.tier
    from ranked_products r where r.product_id = t.product_id and (r.standing, r.tier) is distinct from (t.standing, t.tier)
    returning 1
  )
  select count(*)::integer from moved
$$;

drop index product_search_document;
create index product_terms_found on product_terms using gin (terms);
create index product_terms_first on product_terms using gin (terms) where tier <= 1;
create index product_terms_second on product_terms using gin (terms) where tier <= 2;
create index product_terms_third on product_terms using gin (terms) where tier <= 3;
create index product_terms_fourth on product_terms using gin (terms) where tier <= 4;
analyze product_terms;

-- The very name is looked up.
create index products_named on products (lower(name));

-- Up to `wanted` products of the best standing that hold the words: looked for among the best thousand first, then among more, so that
-- it takes about the same for a word that every tenth product holds and for one that ten do.
create function best_found(query tsquery, wanted integer) returns table (product_id text, standing integer)
language plpgsql stable rows 100 set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  ids text[];
  standings integer[];
begin
  for upto in 1..5 loop
    execute format('select array_agg(b.product_id), array_agg(b.standing) from (
                      select product_id, standing from product_terms where terms @@ $1 and standing >= 0 %s
                      order by standing desc, product_id limit $2) b', case when upto < 5 then 'and tier <= ' || upto end)
      into ids, standings using query, wanted;
    exit when cardinality(ids) >= wanted;
  end loop;
  return query select * from unnest(ids, standings);
end $$;
