-- Triggers that keep `listed_products` and what is derived from it right. In a transaction that has set chowk.list_later they do not
-- list: whoever set it calls list_products once, before its end.

create function lists_later() returns boolean language sql stable parallel safe
  return coalesce(current_setting('chowk.list_later', true), '') = 'on';

create function list_products(ids text[]) returns void language plpgsql as $$
begin
  perform from listed_products where product_id = any(ids) order by product_id for update;
  insert into listed_products (product_id, active, category_id, seller_id, brand, final_price, discount, rating_tenths,
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
    colour_keys = excluded.colour_keys, created_at = excluded.created_at;
end $$;

create function list_changed_products() returns trigger language plpgsql as $$
begin
  perform list_products(array(select id from changed));
  return null;
end $$;

create function list_products_of_variants() returns trigger language plpgsql as $$
begin
  perform list_products(array(select distinct product_id from changed));
  return null;
end $$;

create function list_products_of_changed_variants() returns trigger language plpgsql as $$
begin
  perform list_products(array(
    select distinct changed.product_id from changed join before using (id)
    where (changed.size, changed.colour, changed.position) is distinct from (before.size, before.colour, before.position)));
  return null;
end $$;

create function find_product_of_stock() returns trigger language plpgsql as $$
begin
  new.product_id := (select product_id from variants where id = new.variant_id);
  return new;
end $$;

create function list_products_of_stock() returns trigger language plpgsql as $$
begin
  perform list_products(array(select distinct product_id from changed));
  return null;
end $$;

create function list_stock() returns trigger language plpgsql as $$
begin
  perform from listed_products where product_id = new.product_id for update;
  update listed_products set in_stock = now_in_stock
  from (select bool_or(quantity > 0) as now_in_stock from stock where product_id = new.product_id) seen
  where product_id = new.product_id and in_stock <> now_in_stock;
  return null;
end $$;

create function list_products_of_category() returns trigger language plpgsql as $$
begin
  perform list_products(array(select id from products where category_id = new.id));
  return null;
end $$;

create function list_products_of_seller() returns trigger language plpgsql as $$
begin
  perform list_products(array(select id from products where seller_id = new.id));
  return null;
end $$;
create trigger list_new after insert on products
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_changed_products();
create trigger list_changed after update on products
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_changed_products();
create trigger list_new after insert on variants
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_products_of_variants();
create trigger list_changed after update on variants
  referencing old table as before new table as changed for each statement
  when (not lists_later()) execute function list_products_of_changed_variants();
create trigger list_new after insert on stock
  referencing new table as changed for each statement
  when (not lists_later()) execute function list_products_of_stock();
create trigger list_flipped after update on stock for each row
  when ((old.quantity > 0) is distinct from (new.quantity > 0) and not lists_later()) execute function list_stock();
create trigger list_gone after delete on variants
  referencing old table as changed for each statement execute function list_products_of_variants();
create trigger list_gone after delete on stock
  referencing old table as changed for each statement execute function list_products_of_stock();
create trigger list_renamed after update on categories for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function list_products_of_category();
create trigger list_renamed after update on sellers for each row
  when (old.shop_name is distinct from new.shop_name) execute function list_products_of_seller();
create trigger find_product before insert on stock for each row
  when (new.product_id is null) execute function find_product_of_stock();

create function count_listed() returns trigger language plpgsql as $$
begin
  insert into listed_counts (category_id, band, stars, in_stock, products)
  select coalesce(category_id, ''), band, stars, in_stock, sum(products) from (
    select category_id, price_band(final_price) as band, rating_tenths / 10 as stars, in_stock,
           case tg_op when 'DELETE' then -1 else 1 end as products
    from changed where active) moved
  group by grouping sets ((category_id, band, stars, in_stock), (band, stars, in_stock));
  return null;
end $$;

create function count_relisted() returns trigger language plpgsql as $$
begin
  insert into listed_counts (category_id, band, stars, in_stock, products)
  select coalesce(category_id, ''), band, stars, in_stock, sum(products) from (
    select category_id, price_band(final_price) as band, rating_tenths / 10 as stars, in_stock, 1 as products
    from changed where active
    union all
    select category_id, price_band(final_price), rating_tenths / 10, in_stock, -1 from before where active) moved
  group by grouping sets ((category_id, band, stars, in_stock), (band, stars, in_stock))
  having sum(products) <> 0;
  return null;
end $$;

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

create function fingerprint_listed() returns trigger language plpgsql as $$
begin
  insert into listed_fingerprints (category_id, products, fingerprint)
  select category_id, case tg_op when 'DELETE' then -count(*) else count(*) end,
         sum(fingerprint_of(changed)) * case tg_op when 'DELETE' then -1 else 1 end
  from changed where active group by category_id;
  return null;
end $$;

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

create function count_none() returns trigger language plpgsql as $$
begin
  delete from listed_counts;
  delete from listed_facets;
  delete from listed_fingerprints;
  return null;
end $$;

create function keep_terms() returns trigger language plpgsql as $$
begin
  insert into product_terms (product_id, standing, terms)
  select c.product_id, coalesce(search_standing(l), -1), search_terms(c.document)
  from changed c left join listed_products l on l.product_id = c.product_id
  order by c.product_id
  on conflict (product_id) do update set terms = excluded.terms;
  return null;
end $$;

create function keep_standing() returns trigger language plpgsql as $$
begin
  update product_terms set standing = search_standing(new) where product_id = new.product_id;
  return null;
end $$;

create function tell_searched() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) select product_id from changed;
  return null;
end $$;

create function tell_all_searched() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) values ('');
  return null;
end $$;
create trigger count_new after insert on listed_products
  referencing new table as changed for each statement execute function count_listed();
create trigger count_gone after delete on listed_products
  referencing old table as changed for each statement execute function count_listed();
create trigger count_changed after update on listed_products
  referencing old table as before new table as changed for each statement execute function count_relisted();
create trigger count_none after truncate on listed_products for each statement execute function count_none();
create trigger count_new_facets after insert on listed_products
  referencing new table as changed for each statement execute function count_listed_facets();
create trigger count_gone_facets after delete on listed_products
  referencing old table as changed for each statement execute function count_listed_facets();
create trigger count_changed_facets after update on listed_products
  referencing old table as before new table as changed for each statement execute function count_relisted_facets();
create trigger fingerprint_new after insert on listed_products
  referencing new table as changed for each statement execute function fingerprint_listed();
create trigger fingerprint_gone after delete on listed_products
  referencing old table as changed for each statement execute function fingerprint_listed();
create trigger fingerprint_changed after update on listed_products
  referencing old table as before new table as changed for each statement execute function fingerprint_relisted();
create trigger keep_terms_of_new after insert on product_search
  referencing new table as changed for each statement execute function keep_terms();
create trigger keep_terms_of_changed after update on product_search
  referencing new table as changed for each statement execute function keep_terms();
create trigger keep_standing_of_new after insert on listed_products for each row execute function keep_standing();
create trigger keep_standing after update on listed_products for each row
  when (old.active <> new.active) execute function keep_standing();
create trigger tell_searched_new after insert on listed_products
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_changed after update on listed_products
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_gone after delete on listed_products
  referencing old table as changed for each statement execute function tell_searched();
create trigger tell_searched_all after truncate on listed_products
  for each statement execute function tell_all_searched();
create trigger tell_searched_new after insert on product_search
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_changed after update on product_search
  referencing new table as changed for each statement execute function tell_searched();
create trigger tell_searched_gone after delete on product_search
  referencing old table as changed for each statement execute function tell_searched();
