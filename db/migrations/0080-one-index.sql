-- Listings and searches are answered from each process's product index, at every size. What answered them in the database is
-- dropped: marked words in tiers, ledgers of counts and facets, fingerprints.

-- Rewrites the narrow rows of these products, and notifies processes with an index. Call it after any change to products, their
-- variants or stock, or the name of their category or shop, in the same transaction. The rows are locked before anything is
-- read: of two concurrent changes to a product, the second sees the first. Planning the statement for each call would take three
-- times as long as running it for one product.
create or replace function list_products(ids text[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from listed_products where product_id = any(ids) order by product_id for update;
  with gone as (
    delete from listed_products l where product_id = any(ids) and not exists (select from products p where p.id = l.product_id)
    returning product_id
  ), written as (
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
    returning product_id
  )
  insert into search_changes (product_id) select product_id from gone union select product_id from written;
end $$;

-- The names of categories and shops are part of the index too.
create function tell_names_changed() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) values ('#names');
  return null;
end $$;
create trigger names_changed after insert or update or delete on categories
  for each statement execute function tell_names_changed();
create trigger names_changed after insert or update or delete on sellers
  for each statement execute function tell_names_changed();

-- while open: the version before lists and sells as usual. Its search fails for the seconds until it is replaced
drop function write_terms, best_found, found_by_words, rank_product_terms;
-- while open: as above
drop view ranked_products;
-- while open: as above
drop table product_terms;
-- while open: as above
drop function search_terms, search_standing;
-- while open: its jobs fold ledgers that are gone, and are retried by the version without such jobs
drop function fold_listed_counts, fold_listed_facets, fold_listed_fingerprints, fingerprint_of, price_band;
-- while open: as above
drop table listed_counts, listed_facets, listed_fingerprints;

drop index listed_brand;
drop index listed_category_price;
drop index listed_category_discount;
