-- The sizes of a product that are in stock, updated when a size sells out or comes back.
alter table listed_products add column sizes_in_stock text[] not null default '{}';

create or replace function list_products(ids text[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from listed_products where product_id = any(ids) order by product_id for update;
  with gone as (
    delete from listed_products l where product_id = any(ids) and not exists (select from products p where p.id = l.product_id)
    returning product_id
  ), written as (
    insert into listed_products as l (product_id, active, category_id, seller_id, brand, final_price, discount, rating_tenths,
                                      rating_count, in_stock, sizes, sizes_in_stock, colours, size_keys, colour_keys, attributes, created_at)
    select p.id, p.status = 'active', p.category_id, p.seller_id, p.brand, p.final_price, p.discount, p.rating_tenths,
           p.rating_count, coalesce(made.in_stock, false), coalesce(made.sizes, '{}'), coalesce(made.sizes_in_stock, '{}'),
           coalesce(made.colours, '{}'),
           coalesce(made.size_keys, '{}'), coalesce(made.colour_keys, '{}'),
           array(select read.kind || ':' || label from jsonb_each(p.attributes) as read(kind, told)
                 cross join lateral jsonb_array_elements_text(told -> 'values') as label order by 1),
           p.created_at
    from products p
    cross join lateral (
      select bool_or(stock.quantity > 0) as in_stock,
             array_agg(distinct v.size) filter (where v.size not in ('', 'One Size')) as sizes,
             array_agg(distinct v.size) filter (where stock.quantity > 0 and v.size not in ('', 'One Size')) as sizes_in_stock,
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
      in_stock = excluded.in_stock, sizes = excluded.sizes,
      sizes_in_stock = excluded.sizes_in_stock, colours = excluded.colours, size_keys = excluded.size_keys,
      colour_keys = excluded.colour_keys, attributes = excluded.attributes, created_at = excluded.created_at
    returning product_id
  )
  insert into search_changes (product_id) select product_id from gone union select product_id from written;
end $$;

create or replace function list_sold_out() returns trigger language plpgsql as $$
begin
  if not lists_later() then
    perform from listed_products where product_id = new.product_id for update;
    if exists (
      select from listed_products l cross join lateral (
        select bool_or(s.quantity > 0) as in_stock,
               coalesce(array_agg(distinct v.size) filter (where s.quantity > 0 and v.size not in ('', 'One Size')), '{}') as sizes
        from stock s join variants v on v.id = s.variant_id where s.product_id = new.product_id) left_of
      where l.product_id = new.product_id and (l.in_stock, l.sizes_in_stock) is distinct from (left_of.in_stock, left_of.sizes)
    ) then
      perform list_products(array[new.product_id]);
    end if;
  end if;
  perform pg_notify('shop_changed', '');
  return null;
end $$;
