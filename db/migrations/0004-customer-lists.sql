-- What a customer keeps: cart, wishlist, addresses.

create table cart_lines (
  id          text primary key,
  customer_id text not null references customers (id) on delete cascade,
  variant_id  text not null references variants (id) on delete cascade,
  quantity    integer not null check (quantity between 1 and 999),
  added_at    timestamptz not null,
  unique (customer_id, variant_id)
);

create table wishlist_items (
  id          text primary key,
  customer_id text not null references customers (id) on delete cascade,
  product_id  text not null references products (id) on delete cascade,
  created_at  timestamptz not null,
  unique (customer_id, product_id)
);

create table addresses (
  id              text primary key,
  customer_id     text not null references customers (id) on delete cascade,
  name            text not null,
  address         text not null,
  phone           text not null,
  alternate_phone text not null default '',
  pincode         text not null,
  state           text not null,
  city            text not null,
  landmark        text not null default '',
  locality        text not null default '',
  is_default      boolean not null default false,
  created_at      timestamptz not null
);
create index addresses_customer on addresses (customer_id, created_at);
-- Never two defaults, not even under a race.
create unique index addresses_one_default on addresses (customer_id) where is_default;
