-- What is sold, its pictures, the shop window and the reviews.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table categories (
  id       text primary key,
  name     text not null unique,
  slug     text not null unique,
  image    text not null default '',
  hsn      text not null default '6204',
  position integer not null default 0,
  version  integer not null default 1
);

create table products (
  id             text primary key,
  slug           text not null unique,
  seller_id      text not null references sellers (id),
  category_id    text not null references categories (id),
  name           text not null,
  brand          text not null,
  -- HTML, sanitised to a small set of tags before it is stored.
  description    text not null default '',
  -- Whole rupees. Integer division floors, which is the shop's one rounding rule.
  price          integer not null check (price between 1 and 10000000),
  discount       integer not null default 0 check (discount between 0 and 100),
  final_price    integer not null generated always as (price - price * discount / 100) stored,
  images         text[] not null default '{}',
  -- Mean rating in tenths (47 is 4.7).
  rating_tenths  smallint not null default 0 check (rating_tenths between 0 and 50),
  rating_count   integer not null default 0,
  rating_sum     integer not null default 0,
  featured_at    timestamptz,
  status         text not null default 'active' check (status in ('active', 'hidden')),
  -- The origin of an imported product: a second import finds it by (seller, handle).
  import_handle  text,
  import_hash    text,
  version        integer not null default 1,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  -- The colour of a product of a single colour, whose variants name none.
  colour         text not null default '',
  -- Hidden because its shop closed. It is shown again when the shop reopens.
  closed_with_shop boolean not null default false,
  -- A digest of the lines of the last import, to skip equal lines. Null if a photo beside the file may have changed.
  import_lines   text
);
create index products_seller on products (seller_id, created_at desc);
create index products_brand on products (brand) where status = 'active';
create index products_brand_folded on products (lower(brand)) where status = 'active';
create index products_featured on products (featured_at desc) where featured_at is not null;
create index products_import_handle on products (import_handle) where import_handle is not null;
create index products_named on products (lower(name));

create table variants (
  id         text primary key,
  product_id text not null references products (id) on delete cascade,
  size       text not null default 'One Size',
  colour     text not null default '',
  sku        text,
  position   integer not null default 0,
  -- The stock in the file of the last import, null if it was never imported.
  import_stock integer,
  unique (product_id, size, colour),
  constraint variants_of_product unique (id, product_id)
);
-- Variants in display order, for index-only scans.
create index variants_shown on variants (product_id, position, id) include (size, colour);

-- A separate table, so that selling does not rewrite (and bloat) the rows that browsing reads. The key over both columns ensures
-- that a stock row names its own variant's product.
create table stock (
  variant_id text primary key,
  quantity   integer not null check (quantity >= 0),
  product_id text not null,
  constraint stock_of_variant foreign key (variant_id, product_id) references variants (id, product_id) on delete cascade
);
create index stock_product on stock (product_id);

-- One row per picture file. `key` is a hash of the content, so the same picture is stored once. A drawn picture has its
-- description and view ({"art": {...}, "view": 0}), and a photo's file is stored under its key.
create table pictures (
  key        text primary key,
  kind       text not null check (kind in ('product-drawing', 'category-drawing', 'banner-drawing', 'shop-drawing', 'photo')),
  drawing    jsonb,
  width      integer not null,
  height     integer not null,
  -- Dominant colour as #rrggbb, shown until the picture has loaded.
  colour     text not null default '#efe7dc',
  alt        text not null default '',
  created_at timestamptz not null,
  check ((kind = 'photo') = (drawing is null))
);
-- New pictures are polled for every few seconds, to draw them before anybody requests them.
create index pictures_by_age on pictures (created_at);

create table banners (
  id          text primary key,
  picture     text not null,
  heading     text not null,
  button_text text not null,
  button_link text not null default '',
  target_type text not null default '' check (target_type in ('product', 'category', '')),
  product_id  text references products (id) on delete set null,
  category_id text references categories (id) on delete set null,
  position    integer not null default 0,
  version     integer not null default 1,
  status      text not null default 'active' check (status in ('active', 'hidden'))
);

create table home_groups (
  id       text primary key,
  title    text not null,
  position integer not null default 0,
  version  integer not null default 1
);

create table home_group_products (
  group_id   text not null references home_groups (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  position   integer not null default 0,
  primary key (group_id, product_id)
);

create table reviews (
  id          text primary key,
  product_id  text not null references products (id) on delete cascade,
  customer_id text references customers (id) on delete set null,
  name        text not null,
  review      text not null,
  rating      smallint not null check (rating between 1 and 5),
  verified    boolean not null default false,
  created_at  timestamptz not null,
  -- The seller's public answer, '' for none.
  reply       text not null default '',
  replied_at  timestamptz,
  unique (product_id, customer_id)
);
create index reviews_product on reviews (product_id, created_at desc, id desc);
create index reviews_unanswered on reviews (created_at desc) where reply = '';

-- The change feed: every server process caches guests' pages and learns on the channel `shop_changed` that they may be stale.
-- PostgreSQL sends a notification once per transaction. Notifying transactions commit one after the other, so stock notifies
-- only when something sells out or comes back (`sold_out_or_back`).
create function tell_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', '');
  return null;
end $$;

create trigger products_changed after insert or update or delete on products
  for each statement execute function tell_shop_changed();
create trigger variants_changed after insert or update or delete on variants
  for each statement execute function tell_shop_changed();
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function tell_shop_changed();
create trigger sellers_changed after insert or update or delete on sellers
  for each statement execute function tell_shop_changed();
create trigger banners_changed after insert or update or delete on banners
  for each statement execute function tell_shop_changed();
create trigger home_groups_changed after insert or update or delete on home_groups
  for each statement execute function tell_shop_changed();
create trigger home_group_products_changed after insert or update or delete on home_group_products
  for each statement execute function tell_shop_changed();
create trigger reviews_changed after insert or update or delete on reviews
  for each statement execute function tell_shop_changed();
