-- Derived rows are written by two functions that writers call: `list_products` (narrow rows, ledgers of counts, standing) and
-- `write_terms` (marked words). Triggers remain where they guard a move, feed the change feed, or notice a last piece sold.

-- The triggers of the previous release, if the database is from it.
drop trigger if exists list_new on products;
drop trigger if exists list_changed on products;
drop trigger if exists list_new on variants;
drop trigger if exists list_changed on variants;
drop trigger if exists list_gone on variants;
drop trigger if exists list_new on stock;
drop trigger if exists list_gone on stock;
drop trigger if exists list_flipped on stock;
drop trigger if exists find_product on stock;
drop trigger if exists stock_ran_out_or_came on stock;
drop trigger if exists list_renamed on categories;
drop trigger if exists list_renamed on sellers;
drop trigger if exists count_new on listed_products;
drop trigger if exists count_gone on listed_products;
drop trigger if exists count_changed on listed_products;
drop trigger if exists count_none on listed_products;
drop trigger if exists count_new_facets on listed_products;
drop trigger if exists count_gone_facets on listed_products;
drop trigger if exists count_changed_facets on listed_products;
drop trigger if exists fingerprint_new on listed_products;
drop trigger if exists fingerprint_gone on listed_products;
drop trigger if exists fingerprint_changed on listed_products;
drop trigger if exists keep_standing_of_new on listed_products;
drop trigger if exists keep_standing on listed_products;
drop trigger if exists tell_searched_new on listed_products;
drop trigger if exists tell_searched_changed on listed_products;
drop trigger if exists tell_searched_gone on listed_products;
drop trigger if exists tell_searched_all on listed_products;
drop trigger if exists tell_searched_new on product_search;
drop trigger if exists tell_searched_changed on product_search;
drop trigger if exists tell_searched_gone on product_search;
drop trigger if exists keep_terms_of_new on product_search;
drop trigger if exists keep_terms_of_changed on product_search;

-- while open: only those triggers called them
drop function if exists list_changed_products, list_products_of_variants, list_products_of_changed_variants,
  list_products_of_stock, list_products_of_category, list_products_of_seller, list_stock, find_product_of_stock,
  count_listed, count_relisted, count_listed_facets, count_relisted_facets, count_none,
  fingerprint_listed, fingerprint_relisted, keep_terms, keep_standing, tell_searched, tell_all_searched;

-- A deleted product is listed once more in the same transaction, which takes it out of the ledgers. Otherwise the transaction
-- fails at its end.
alter table listed_products drop constraint listed_products_product_id_fkey;
-- while open: it compares two keys, a second or two for a million products
alter table listed_products add constraint listed_products_product_id_fkey
  foreign key (product_id) references products (id) deferrable initially deferred;

-- Rewrites the narrow rows of these products, and the changes to the ledgers. Call it after any change to products, their
-- variants or stock, or the name of their category or shop, in the same transaction. The rows are locked before anything is
-- read: of two concurrent changes to a product, the second sees the first. Planning the statement for each call would take three
-- times as long as running it for one product.
create or replace function list_products(ids text[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from listed_products where product_id = any(ids) order by product_id for update;
  with before as materialized (
    select l as one from listed_products l where product_id = any(ids)
  ), gone as (
    delete from listed_products l where product_id = any(ids) and not exists (select from products p where p.id = l.product_id)
  ), after as (
    insert into listed_products as l (product_id, active, category_id, seller_id, brand, final_price, discount, rating_tenths,
                                      rating_count, in_stock, sizes, colours, size_keys, colour_keys, created_at)
    select p.id, p.status = 'active', p.category_id, p.seller_id, p.brand, p.final_price, p.discount, p.rating_tenths,
           p.rating_count, coalesce(made.in_stock, false), coalesce(made.sizes, '{}'), coalesce(made.colours, '{}'),
           coalesce(made.size_keys, '{}'), coalesce(made.colour_keys, '{}'), p.created_at
    from products p
    cross join lateral (
      select bool_or(stock.quantity > 0) as in_stock,
             array_agg(distinct v.size) filter (where v.size not in ('', 'One Size')) as sizes,
             array_agg(distinct lower(v.size)) filter (where v.size not in ('', 'One Size')) as size_keys,
             array_agg(distinct named.colour) filter (where named.colour <> '') as colours,
             array_agg(distinct lower(named.colour)) filter (where named.colour <> '') as colour_keys
      from variants v left join stock on stock.variant_id = v.id
      cross join lateral (select coalesce(nullif(v.colour, ''), p.colour) as colour) named
      where v.product_id = p.id) made
    where p.id = any(ids) order by p.id
    on conflict (product_id) do update set
      version = excluded.version, active = excluded.active, category_id = excluded.category_id,
      seller_id = excluded.seller_id, brand = excluded.brand, final_price = excluded.final_price,
      discount = excluded.discount, rating_tenths = excluded.rating_tenths, rating_count = excluded.rating_count,
      in_stock = excluded.in_stock, sizes = excluded.sizes, colours = excluded.colours, size_keys = excluded.size_keys,
      colour_keys = excluded.colour_keys, created_at = excluded.created_at
    returning l as one
  ), moved as materialized (
    select weight, one, (one).* from (select 1 as weight, one from after union all select -1, one from before) both_sides
  ), counts as (
    insert into listed_counts (category_id, band, stars, in_stock, products)
    select coalesce(category_id, ''), band, stars, in_stock, sum(weight) from (
      select category_id, price_band(final_price) as band, rating_tenths / 10 as stars, in_stock, weight from moved where active) counted
    group by grouping sets ((category_id, band, stars, in_stock), (band, stars, in_stock)) having sum(weight) <> 0
  ), facets as (
    insert into listed_facets (category_id, kind, name, products)
    select coalesce(category_id, ''), kind, name, sum(weight) from (
      select category_id, facet.kind, facet.name, weight from moved cross join lateral (
        select 'brand' as kind, brand as name where brand <> ''
        union all values ('shop', seller_id), ('percent', discount::text)
        union all select 'size', size from unnest(sizes) size
        union all select 'colour', colour from unnest(colours) colour) facet
      where active) counted
    group by grouping sets ((category_id, kind, name), (kind, name)) having sum(weight) <> 0
  ), fingerprints as (
    insert into listed_fingerprints (category_id, products, fingerprint)
    select category_id, sum(weight), sum(weight * fingerprint_of(one)::numeric) from moved where active group by category_id
    having sum(weight) <> 0 or sum(weight * fingerprint_of(one)::numeric) <> 0
  ), told as (
    insert into search_changes (product_id) select distinct product_id from moved
  )
  -- Ranked anew every hour; meanwhile what comes is found and what is hidden is not.
  update product_terms t set standing = search_standing(after.one) from after left join before on (before.one).product_id = (after.one).product_id
  where t.product_id = (after.one).product_id and (after.one).active is distinct from (before.one).active;
end $$;

-- Whether sold-out stock is listed later: an import lists its products once, at the end of a batch.
create or replace function lists_later() returns boolean language sql stable parallel safe
  return coalesce(current_setting('chowk.list_later', true), '') = 'on';

-- A size that sells out or comes back. Orders reserve stock in one statement, and for most sales the trigger's condition is
-- false.
create function list_sold_out() returns trigger language plpgsql as $$
begin
  if not lists_later() then
    perform from listed_products where product_id = new.product_id for update;
    if exists (select from listed_products l where l.product_id = new.product_id
               and l.in_stock <> (select bool_or(s.quantity > 0) from stock s where s.product_id = new.product_id)) then
      perform list_products(array[new.product_id]);
    end if;
  end if;
  perform pg_notify('shop_changed', '');
  return null;
end $$;
create trigger sold_out_or_back after update on stock for each row
  when ((old.quantity > 0) <> (new.quantity > 0)) execute function list_sold_out();

-- Rewrites the marked words of these products, after their row of product_search was written or deleted.
create function write_terms(ids text[]) returns void language sql as $$
  insert into product_terms (product_id, standing, terms)
  select s.product_id, coalesce(search_standing(l), -1), search_terms(s.document)
  from product_search s left join listed_products l on l.product_id = s.product_id
  where s.product_id = any(ids) order by s.product_id
  on conflict (product_id) do update set terms = excluded.terms;
  insert into search_changes (product_id) select unnest(ids);
$$;
