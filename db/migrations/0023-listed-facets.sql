-- How many products each brand, size, colour, shop and discount has, in each category and (category_id empty) in all: what a
-- customer sees who has chosen nothing yet. A ledger like listed_counts.

create table listed_facets (
  category_id text not null,
  kind        text not null check (kind in ('brand', 'size', 'colour', 'shop', 'percent')),
  name        text not null,
  products    integer not null
);

create function count_listed_facets() returns trigger language plpgsql as $$
begin
  insert into listed_facets (category_id, kind, name, products)
  select coalesce(category_id, ''), kind, name, sum(products) from (
    select category_id, facet.kind, facet.name, case tg_op when 'DELETE' then -1 else 1 end as products
    from changed cross join lateral (
      select 'brand' as kind, brand as name where brand <> ''
      union all values ('shop', seller_id), ('percent', discount::text)
      union all select 'size', size from unnest(sizes) size
      union all select 'colour', colour from unnest(colours) colour) facet
    where active) moved
  group by grouping sets ((category_id, kind, name), (kind, name));
  return null;
end $$;
create trigger count_new_facets after insert on listed_products
  referencing new table as changed for each statement execute function count_listed_facets();
create trigger count_gone_facets after delete on listed_products
  referencing old table as changed for each statement execute function count_listed_facets();

create function count_relisted_facets() returns trigger language plpgsql as $$
begin
  insert into listed_facets (category_id, kind, name, products)
  select coalesce(category_id, ''), kind, name, sum(products) from (
    select category_id, facet.kind, facet.name, weight as products
    from (select *, 1 as weight from changed union all select *, -1 from before) both_sides cross join lateral (
      select 'brand' as kind, brand as name where brand <> ''
      union all values ('shop', seller_id), ('percent', discount::text)
      union all select 'size', size from unnest(sizes) size
      union all select 'colour', colour from unnest(colours) colour) facet
    where active) moved
  group by grouping sets ((category_id, kind, name), (kind, name)) having sum(products) <> 0;
  return null;
end $$;
create trigger count_changed_facets after update on listed_products
  referencing old table as before new table as changed for each statement execute function count_relisted_facets();

create or replace function count_none() returns trigger language plpgsql as $$
begin
  delete from listed_counts;
  delete from listed_facets;
  return null;
end $$;

create function fold_listed_facets() returns integer language sql as $$
  with several as (
    select category_id, kind, name from listed_facets group by category_id, kind, name having count(*) > 1
  ), gone as (
    delete from listed_facets c using several s
    where (c.category_id, c.kind, c.name) = (s.category_id, s.kind, s.name) returning c.*
  ), folded as (
    insert into listed_facets
    select category_id, kind, name, sum(products) from gone group by category_id, kind, name having sum(products) <> 0
    returning 1
  )
  select ((select count(*) from gone) - (select count(*) from folded))::integer
$$;

insert into listed_facets
select coalesce(category_id, ''), kind, name, count(*) from (
  select category_id, facet.kind, facet.name from listed_products cross join lateral (
      select 'brand' as kind, brand as name where brand <> ''
      union all values ('shop', seller_id), ('percent', discount::text)
      union all select 'size', size from unnest(sizes) size
      union all select 'colour', colour from unnest(colours) colour) facet
  where active) listed
group by grouping sets ((category_id, kind, name), (kind, name));
create index listed_facets_name on listed_facets (category_id, kind, name) include (products);
alter table listed_facets set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
analyze listed_facets;
