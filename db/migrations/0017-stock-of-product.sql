-- A product's pieces are read by its own key: every product of every list reads them.

alter table stock add column product_id text references products (id) on delete cascade;
update stock set product_id = variants.product_id from variants where variants.id = stock.variant_id;
alter table stock alter column product_id set not null;
create index stock_product on stock (product_id);

create function find_product_of_stock() returns trigger language plpgsql as $$
begin
  new.product_id := (select product_id from variants where id = new.variant_id);
  return new;
end $$;
create trigger find_product before insert on stock for each row
  when (new.product_id is null) execute function find_product_of_stock();

create or replace function list_products_of_stock() returns trigger language plpgsql as $$
begin
  perform list_products(array(select distinct product_id from changed));
  return null;
end $$;

create or replace function list_stock() returns trigger language plpgsql as $$
begin
  perform from listed_products where product_id = new.product_id for update;
  update listed_products set in_stock = now_in_stock
  from (select bool_or(quantity > 0) as now_in_stock from stock where product_id = new.product_id) seen
  where product_id = new.product_id and in_stock <> now_in_stock;
  return null;
end $$;

-- The moment as a version: a restored backup does not set it back, so that what a running process keeps stays wrong or right.
alter table listed_products
  alter column version set default (extract(epoch from clock_timestamp()) * 1000000)::bigint;
drop sequence listed_versions;
