-- Planned sales: a shop's percentage off chosen products from one moment to another. `before` keeps what the products'
-- discounts were when it began.
create table sales (
  id text primary key,
  seller_id text not null references sellers (id),
  percent smallint not null check (percent between 1 and 90),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'planned' check (state in ('planned', 'running', 'ended')),
  created_at timestamptz not null
);
create index sales_open on sales (seller_id, starts_at) where state <> 'ended';

create table sale_products (
  sale_id text not null references sales (id),
  product_id text not null references products (id) on delete cascade,
  before jsonb,
  primary key (sale_id, product_id)
);
create index sale_products_product on sale_products (product_id);
