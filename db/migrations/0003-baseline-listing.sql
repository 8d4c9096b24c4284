-- The rows that listings filter, sort and count by, one narrow row per product. The products themselves, with their descriptions
-- and pictures, are read by key, and only those that are shown.

create table listed_products (
  product_id    text primary key references products (id) on delete cascade,
  -- The time of the last change to what the product shows, except its stock. A copy is up to date if its version equals this
  -- one. A time and not a counter, since restoring a backup would turn a counter back.
  version       bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint,
  active        boolean not null,
  category_id   text not null,
  seller_id     text not null,
  brand         text not null,
  final_price   integer not null,
  discount      smallint not null,
  rating_tenths smallint not null,
  rating_count  integer not null,
  in_stock      boolean not null,
  -- As written, and normalised for look-ups.
  sizes         text[] not null,
  colours       text[] not null,
  size_keys     text[] not null,
  colour_keys   text[] not null,
  created_at    timestamptz not null
);
-- Index-only counting needs vacuumed pages.
alter table listed_products set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);

-- Every index for an order includes the filtered columns, so that rows that do not match are skipped without reading them.
create index listed_new on listed_products (created_at desc, product_id)
  include (final_price, rating_tenths, discount, in_stock) where active;
create index listed_category_new on listed_products (category_id, created_at desc, product_id)
  include (final_price, rating_tenths, discount, in_stock) where active;
create index listed_price on listed_products (final_price, product_id) include (rating_tenths, discount, in_stock) where active;
create index listed_category_price on listed_products (category_id, final_price, product_id)
  include (rating_tenths, discount, in_stock) where active;
create index listed_rating on listed_products (rating_tenths desc, rating_count desc, product_id)
  include (final_price, discount, in_stock) where active;
create index listed_category_rating on listed_products (category_id, rating_tenths desc, rating_count desc, product_id)
  include (final_price, discount, in_stock) where active;
create index listed_discount on listed_products (discount desc, product_id) include (final_price, rating_tenths, in_stock) where active;
create index listed_category_discount on listed_products (category_id, discount desc, product_id)
  include (final_price, rating_tenths, in_stock) where active;
create index listed_brand on listed_products (lower(brand), final_price, product_id) include (rating_tenths, discount, in_stock) where active;
create index listed_seller on listed_products (seller_id, created_at desc, product_id) where active;

-- The number of products by category, price band, stars and stock, without counting them. A ledger: a change adds rows and never
-- waits for another's. A reader sums what it sees, and from time to time the rows of a kind are folded into one.
create table listed_counts (
  -- Empty for all categories together.
  category_id text not null,
  band        smallint not null,
  -- 0 to 5, rounded down.
  stars       smallint not null,
  in_stock    boolean not null,
  products    integer not null
);
create index listed_counts_band on listed_counts (category_id, band) include (stars, in_stock, products);
alter table listed_counts set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

-- The number of products of each brand, size, colour, shop and discount, by category and (category_id empty) in all. A ledger.
create table listed_facets (
  category_id text not null,
  kind        text not null check (kind in ('brand', 'size', 'colour', 'shop', 'percent')),
  name        text not null,
  products    integer not null
);
create index listed_facets_name on listed_facets (category_id, kind, name) include (products);
alter table listed_facets set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

-- A checksum of each category's narrow rows, a sum with a share for each row. Equal sums mean equal rows, so a process with a
-- copy knows whether it is up to date. A ledger.
create table listed_fingerprints (
  category_id text not null,
  products    integer not null,
  fingerprint numeric not null
);
alter table listed_fingerprints set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
