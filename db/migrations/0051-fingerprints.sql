-- What a category's slim rows come to: a sum over all that facets count and choose by, in which each row has its share. Two sums
-- are the same when the rows are, in whatever order they were read or written; so a process that holds a copy of them
-- knows whether it is right. A ledger like listed_counts.

create table listed_fingerprints (
  category_id text not null,
  products    integer not null,
  fingerprint numeric not null
);

-- The extended hash, which hash partitions rest on: it stays what it is from version to version.
create function fingerprint_of(p listed_products) returns bigint
  language sql immutable parallel safe
  return hash_record_extended(
    row (p.brand, p.seller_id, p.final_price, p.discount, p.rating_tenths, p.in_stock, p.sizes, p.colours), 0);

create function fingerprint_listed() returns trigger language plpgsql as $$
begin
  insert into listed_fingerprints (category_id, products, fingerprint)
  select category_id, case tg_op when 'DELETE' then -count(*) else count(*) end,
         sum(fingerprint_of(changed)) * case tg_op when 'DELETE' then -1 else 1 end
  from changed where active group by category_id;
  return null;
end $$;
create trigger fingerprint_new after insert on listed_products
  referencing new table as changed for each statement execute function fingerprint_listed();
create trigger fingerprint_gone after delete on listed_products
  referencing old table as changed for each statement execute function fingerprint_listed();

create function fingerprint_relisted() returns trigger language plpgsql as $$
begin
  insert into listed_fingerprints (category_id, products, fingerprint)
  select category_id, sum(weight), sum(weight * share::numeric) from (
    select category_id, 1 as weight, fingerprint_of(changed) as share from changed where active
    union all
    select category_id, -1, fingerprint_of(before) from before where active) moved
  group by category_id having sum(weight) <> 0 or sum(weight * share::numeric) <> 0;
  return null;
end $$;
create trigger fingerprint_changed after update on listed_products
  referencing old table as before new table as changed for each statement execute function fingerprint_relisted();

create or replace function count_none() returns trigger language plpgsql as $$
begin
  delete from listed_counts;
  delete from listed_facets;
  delete from listed_fingerprints;
  return null;
end $$;

-- Folds the rows of each category into one. Gives how many rows went.
create function fold_listed_fingerprints() returns integer language sql as $$
  with several as (
    select category_id from listed_fingerprints group by category_id having count(*) > 1
  ), gone as (
    delete from listed_fingerprints f using several s where f.category_id = s.category_id returning f.*
  ), folded as (
    insert into listed_fingerprints
    select category_id, sum(products), sum(fingerprint) from gone
    group by category_id having sum(products) <> 0 or sum(fingerprint) <> 0
    returning 1
  )
  select ((select count(*) from gone) - (select count(*) from folded))::integer
$$;

insert into listed_fingerprints
select category_id, count(*), sum(fingerprint_of(p)) from listed_products p where active group by category_id;
alter table listed_fingerprints set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
