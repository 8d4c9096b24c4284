-- Orders, their lines as they were when placed, and every move they made.

create table orders (
  id              text primary key,
  customer_id     text not null references customers (id),
  -- Whole rupees: the goods at selling price, the shipping, and both together (what is paid).
  goods_total     integer not null check (goods_total > 0),
  shipping_fee    integer not null check (shipping_fee >= 0),
  price           integer not null generated always as (goods_total + shipping_fee) stored,
  items           integer not null check (items > 0),
  payment_status  text not null default 'unpaid' check (payment_status in ('unpaid', 'pending', 'paid', 'failed')),
  order_status    text not null default 'pending' check (order_status in ('pending', 'placed', 'warehouse', 'success', 'cancelled')),
  ship_to         jsonb not null,
  -- Whether the goods are out of stock's count because of this order: taken when placed, given back once when cancelled.
  holds_stock     boolean not null default true,
  from_cart       boolean not null default false,
  cart_cleared_at timestamptz,
  placed_at       timestamptz not null,
  -- When an unpaid order lets go of its stock; null once paid or cancelled.
  expires_at      timestamptz,
  -- When the provider was last asked about this order.
  asked_at        timestamptz,
  updated_at      timestamptz not null
);
create index orders_customer on orders (customer_id, placed_at desc, id desc);
create index orders_expiring on orders (expires_at) where expires_at is not null;

create table order_lines (
  order_id    text not null references orders (id) on delete cascade,
  position    integer not null,
  product_id  text not null,
  variant_id  text not null,
  seller_id   text not null references sellers (id),
  shop_name   text not null,
  slug        text not null,
  name        text not null,
  brand       text not null,
  size        text not null,
  colour      text not null,
  hsn         text not null,
  quantity    integer not null check (quantity > 0),
  price       integer not null,
  discount    integer not null,
  unit_price  integer not null,
  images      text[] not null,
  primary key (order_id, position)
);
create index order_lines_seller on order_lines (seller_id, order_id);
create index order_lines_variant on order_lines (variant_id);
create index order_lines_product on order_lines (product_id);

-- What happened to an order, step by step: who made which move and when.
create table order_moves (
  id         bigint generated always as identity primary key,
  order_id   text not null references orders (id) on delete cascade,
  lifecycle  text not null check (lifecycle in ('order', 'payment', 'stock', 'refund')),
  from_state text not null,
  to_state   text not null,
  -- customer:<id>, operator:<id>, provider:<name>, server
  actor      text not null,
  note       text not null default '',
  at         timestamptz not null
);
create index order_moves_order on order_moves (order_id, id);

-- The same key from the same customer answers with the first answer for 24 hours.
create table idempotency_keys (
  customer_id text not null,
  call        text not null,
  key         text not null,
  body_hash   bytea not null,
  status      integer,
  answer      jsonb,
  created_at  timestamptz not null,
  primary key (customer_id, call, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
