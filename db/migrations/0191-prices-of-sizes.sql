-- A size or colour may have a price of its own: the MRP in whole rupees, its discount, and the MRP of its last file (see
-- products). Null is the product's.
alter table variants
  add column price integer,
  add column discount integer,
  add column import_mrp integer,
  add constraint variants_own_price check (
    (price is null) = (discount is null) and price between 1 and 10000000 and discount between 0 and 100) not valid;

-- What a listing shows: the price of the cheapest variant that can be bought, of the first when none can. Null in a row
-- that was written before any variant had a price of its own: the product's.
alter table listed_products add column price integer;

create or replace function list_products(ids text[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from listed_products where product_id = any(ids) order by product_id for update;
  with gone as (
    delete from listed_products l where product_id = any(ids) and not exists (select from products p where p.id = l.product_id)
    returning product_id
  ), written as (
    insert into listed_products as l (product_id, active, category_id, seller_id, brand, price, final_price, discount, rating_tenths,
                                      rating_count, in_stock, sizes, sizes_in_stock, pairs_in_stock, colours, size_keys, colour_keys,
                                      attributes, created_at)
    select p.id, p.status = 'active', p.category_id, p.seller_id, p.brand,
           shown.price, shown.price - shown.price * shown.discount / 100, shown.discount, p.rating_tenths, p.rating_count, coalesce(made.in_stock, false), coalesce(made.sizes, '{}'), coalesce(made.sizes_in_stock, '{}'),
           coalesce(made.pairs_in_stock, '{}'), coalesce(made.colours, '{}'),
           coalesce(made.size_keys, '{}'), coalesce(made.colour_keys, '{}'),
           array(select read.kind || ':' || label from jsonb_each(p.attributes) as read(kind, told)
                 cross join lateral jsonb_array_elements_text(told -> 'values') as label order by 1),
           p.created_at
    from products p
    cross join lateral (
      select bool_or(stock.quantity > 0) as in_stock,
             array_agg(array[coalesce(v.price, p.price), coalesce(v.discount, p.discount)]
                       order by stock.quantity > 0 desc nulls last,
                                case when stock.quantity > 0 then coalesce(v.price - v.price * v.discount / 100, p.final_price) end,
                                v.position, v.id) as prices,
             array_agg(distinct v.size) filter (where v.size not in ('', 'One Size')) as sizes,
             array_agg(distinct v.size) filter (where stock.quantity > 0 and v.size not in ('', 'One Size')) as sizes_in_stock,
             array_agg(distinct case v.size when 'One Size' then '' else v.size end || chr(31) || named.colour)
               filter (where stock.quantity > 0) as pairs_in_stock,
             array_agg(distinct lower(v.size)) filter (where v.size not in ('', 'One Size')) as size_keys,
             array_agg(distinct named.colour) filter (where named.colour <> '') as colours,
             array_agg(distinct lower(named.colour)) filter (where named.colour <> '') as colour_keys
      from variants v left join stock on stock.variant_id = v.id
      cross join lateral (select coalesce(nullif(v.colour, ''), p.colour) as colour) named
      where v.product_id = p.id) made
    cross join lateral (
      select coalesce(made.prices[1][1], p.price) as price, coalesce(made.prices[1][2], p.discount) as discount) shown
    where p.id = any(ids) order by p.id
    on conflict (product_id) do update set
      version = excluded.version, active = excluded.active, category_id = excluded.category_id,
      seller_id = excluded.seller_id, brand = excluded.brand, price = excluded.price, final_price = excluded.final_price,
      discount = excluded.discount, rating_tenths = excluded.rating_tenths, rating_count = excluded.rating_count,
      in_stock = excluded.in_stock, sizes = excluded.sizes,
      sizes_in_stock = excluded.sizes_in_stock, pairs_in_stock = excluded.pairs_in_stock, colours = excluded.colours, size_keys = excluded.size_keys,
      colour_keys = excluded.colour_keys, attributes = excluded.attributes, created_at = excluded.created_at
    returning product_id
  )
  insert into search_changes (product_id) select product_id from gone union select product_id from written;
end $$;

-- Which variant is the cheapest to be had changes with the stock.
create or replace function list_sold_out() returns trigger language plpgsql as $$
begin
  if not lists_later() then
    perform from listed_products where product_id = new.product_id for update;
    if exists (
      select from listed_products l cross join lateral (
        select coalesce(array_agg(distinct case v.size when 'One Size' then '' else v.size end || chr(31) || coalesce(nullif(v.colour, ''), p.colour))
                          filter (where s.quantity > 0), '{}') as pairs
        from stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
        where s.product_id = new.product_id) left_of
      where l.product_id = new.product_id and (l.in_stock, l.pairs_in_stock) is distinct from (cardinality(left_of.pairs) > 0, left_of.pairs)
    ) or exists (select from variants where product_id = new.product_id and price is not null) then
      perform list_products(array[new.product_id]);
    end if;
  end if;
  perform pg_notify('shop_changed', '');
  return null;
end $$;
