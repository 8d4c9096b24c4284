-- What lists filter, sort and count by: one slim row a product, kept by triggers. The products themselves, with their
-- descriptions and pictures, are read by key, and only those that are shown.

-- The colour of what is sold in one colour only; its variants name none, since there is nothing to choose.
alter table products add column colour text not null default '';

create sequence listed_versions;

create table listed_products (
  product_id    text primary key references products (id) on delete cascade,
  -- Another number after every change of what the product shows, its stock aside. No number comes twice, so that a copy
  -- of a product kept elsewhere is right exactly as long as its number is this one.
  version       bigint not null default nextval('listed_versions'),
  active        boolean not null,
  category_id   text not null,
  seller_id     text not null,
  brand         text not null,
  final_price   integer not null,
  discount      smallint not null,
  rating_tenths smallint not null,
  rating_count  integer not null,
  in_stock      boolean not null,
  -- As they are written, and as they are looked for.
  sizes         text[] not null,
  colours       text[] not null,
  size_keys     text[] not null,
  colour_keys   text[] not null,
  created_at    timestamptz not null
);

-- Counting from an index alone needs vacuumed pages.
alter table listed_products set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);

-- Writes the rows of these products anew. They are locked before anything is read, so that of two who change a product
-- at once the second sees what the first did.
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
create trigger list_new after insert on products
  referencing new table as changed for each statement execute function list_changed_products();
create trigger list_changed after update on products
  referencing new table as changed for each statement execute function list_changed_products();

create function list_products_of_variants() returns trigger language plpgsql as $$
begin
  perform list_products(array(select distinct product_id from changed));
  return null;
end $$;
create trigger list_new after insert on variants
  referencing new table as changed for each statement execute function list_products_of_variants();
create trigger list_gone after delete on variants
  referencing old table as changed for each statement execute function list_products_of_variants();

create function list_products_of_changed_variants() returns trigger language plpgsql as $$
begin
  perform list_products(array(
    select distinct changed.product_id from changed join before using (id)
    where (changed.size, changed.colour, changed.position) is distinct from (before.size, before.colour, before.position)));
  return null;
end $$;
create trigger list_changed after update on variants
  referencing old table as before new table as changed
  for each statement execute function list_products_of_changed_variants();

create function list_products_of_stock() returns trigger language plpgsql as $$
begin
  perform list_products(array(
    select distinct v.product_id from changed join variants v on v.id = changed.variant_id));
  return null;
end $$;
create trigger list_new after insert on stock
  referencing new table as changed for each statement execute function list_products_of_stock();
create trigger list_gone after delete on stock
  referencing old table as changed for each statement execute function list_products_of_stock();

-- Selling costs nothing here but for a last piece.
create function list_stock() returns trigger language plpgsql as $$
declare
  product text := (select product_id from variants where id = new.variant_id);
begin
  perform from listed_products where product_id = product for update;
  update listed_products l set in_stock = now_in_stock
  from (select coalesce(bool_or(quantity > 0), false) as now_in_stock
        from variants v join stock on stock.variant_id = v.id where v.product_id = product) seen
  where l.product_id = product and in_stock <> now_in_stock;
  return null;
end $$;
create trigger list_flipped after update on stock for each row
  when ((old.quantity > 0) is distinct from (new.quantity > 0)) execute function list_stock();

create function list_products_of_category() returns trigger language plpgsql as $$
begin
  perform list_products(array(select id from products where category_id = new.id));
  return null;
end $$;
create trigger list_renamed after update on categories for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function list_products_of_category();

create function list_products_of_seller() returns trigger language plpgsql as $$
begin
  perform list_products(array(select id from products where seller_id = new.id));
  return null;
end $$;
create trigger list_renamed after update on sellers for each row
  when (old.shop_name is distinct from new.shop_name) execute function list_products_of_seller();

select list_products(array(select id from products));

create index listed_category_new on listed_products (category_id, created_at desc, product_id) where active;
create index listed_new on listed_products (created_at desc, product_id) where active;
create index listed_category_price on listed_products (category_id, final_price, product_id) include (rating_tenths) where active;
create index listed_price on listed_products (final_price, product_id) include (rating_tenths) where active;
create index listed_brand on listed_products (lower(brand), final_price, product_id) where active;
create index listed_seller on listed_products (seller_id, created_at desc, product_id) where active;
create index listed_discount on listed_products (discount desc, product_id) where active;
create index listed_rating on listed_products (rating_tenths desc, rating_count desc, product_id) where active;
create index listed_category_rating on listed_products (category_id, rating_tenths desc, rating_count desc, product_id) where active;
analyze listed_products;

-- Their work is done by the slim rows' own.
drop index products_category_new, products_new, products_category_price, products_price, products_discount, products_rating;
