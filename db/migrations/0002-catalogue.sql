-- What is sold. Stock has a table of its own, so that selling does not rewrite (and bloat) the rows that browsing reads.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table categories (
  id       text primary key,
  name     text not null unique,
  slug     text not null unique,
  image    text not null default '',
  hsn      text not null default '6204',
  position integer not null default 0
);

create table products (
  id             text primary key,
  slug           text not null unique,
  seller_id      text not null references sellers (id),
  category_id    text not null references categories (id),
  name           text not null,
  brand          text not null,
  -- A small safe set of HTML, cleaned before it is stored.
  description    text not null default '',
  -- Whole rupees. Integer division floors, which is the shop's one rounding rule (the selling price is price - floor(price*discount/100)).
  price          integer not null check (price between 1 and 10000000),
  discount       integer not null default 0 check (discount between 0 and 100),
  final_price    integer not null generated always as (price - price * discount / 100) stored,
  images         text[] not null default '{}',
  -- Mean rating in tenths (47 is 4.7): a smallint in an index counts faster than a numeric.
  rating_tenths  smallint not null default 0 check (rating_tenths between 0 and 50),
  rating_count   integer not null default 0,
  rating_sum     integer not null default 0,
  featured_at    timestamptz,
  status         text not null default 'active' check (status in ('active', 'hidden')),
  -- Where an imported product came from: a second import finds it by (seller, handle).
  import_handle  text,
  import_hash    text,
  version        integer not null default 1,
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);
create index products_category_new on products (category_id, created_at desc, id) where status = 'active';
create index products_new on products (created_at desc, id) where status = 'active';
create index products_category_price on products (category_id, final_price, id) where status = 'active';
create index products_price on products (final_price, id) where status = 'active';
create index products_seller on products (seller_id, created_at desc);
create index products_brand on products (brand) where status = 'active';
create index products_discount on products (discount desc, id) where status = 'active';
create index products_rating on products (rating_tenths desc, id) where status = 'active';
create index products_featured on products (featured_at desc) where featured_at is not null;

create table variants (
  id         text primary key,
  product_id text not null references products (id) on delete cascade,
  size       text not null default 'One Size',
  colour     text not null default '',
  sku        text,
  position   integer not null default 0,
  unique (product_id, size, colour)
);

create table stock (
  variant_id text primary key references variants (id) on delete cascade,
  quantity   integer not null check (quantity >= 0)
);

-- One row a picture file. A drawn one keeps the Art it is drawn from and its view ({"art": {...}, "view": 0}); a photo lies on disk under its key.
-- `key` is made from the content, so the same picture is stored once. Its address is /pictures/<key>.webp, and /pictures/<key>-<width>.webp.
create table pictures (
  key        text primary key,
  kind       text not null check (kind in ('product-drawing', 'category-drawing', 'banner-drawing', 'shop-drawing', 'photo')),
  drawing    jsonb,
  width      integer not null,
  height     integer not null,
  -- Dominant colour as #rrggbb, shown until the picture is there.
  colour     text not null default '#efe7dc',
  alt        text not null default '',
  created_at timestamptz not null,
  check ((kind = 'photo') = (drawing is null))
);

create table banners (
  id          text primary key,
  picture     text not null,
  heading     text not null,
  button_text text not null,
  button_link text not null default '',
  target_type text not null default '' check (target_type in ('product', 'category', '')),
  product_id  text references products (id) on delete set null,
  category_id text references categories (id) on delete set null,
  position    integer not null default 0
);

create table home_groups (
  id       text primary key,
  title    text not null,
  position integer not null default 0
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
  unique (product_id, customer_id)
);
create index reviews_product on reviews (product_id, created_at desc, id desc);
