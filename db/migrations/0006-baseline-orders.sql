-- Carts, wishlists and addresses, then orders, their lines as placed, their parcels, and every move they made.

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
-- Never two defaults, even in a race.
create unique index addresses_one_default on addresses (customer_id) where is_default;

create table orders (
  id              text primary key,
  customer_id     text not null references customers (id),
  -- Whole rupees: the goods at selling price, the shipping, and the sum of both (which the customer pays).
  goods_total     integer not null check (goods_total > 0),
  shipping_fee    integer not null check (shipping_fee >= 0),
  price           integer not null generated always as (goods_total + shipping_fee) stored,
  items           integer not null check (items > 0),
  payment_status  text not null default 'unpaid' check (payment_status in ('unpaid', 'pending', 'paid', 'failed')),
  order_status    text not null default 'pending' check (order_status in ('pending', 'placed', 'warehouse', 'success', 'cancelled')),
  ship_to         jsonb not null,
  -- Whether this order holds its goods in stock: reserved when placed, returned once when cancelled.
  holds_stock     boolean not null default true,
  from_cart       boolean not null default false,
  cart_cleared_at timestamptz,
  placed_at       timestamptz not null,
  -- When an unpaid order releases its stock, null once paid or cancelled.
  expires_at      timestamptz,
  -- When the provider was last asked about this order.
  asked_at        timestamptz,
  updated_at      timestamptz not null,
  -- Why an order needs a person (money that did not match): a code of src/domains/orders/attention.ts, '' for none.
  attention       text not null default ''
);
create index orders_customer on orders (customer_id, placed_at desc, id desc);
create index orders_expiring on orders (expires_at) where expires_at is not null;
create index orders_attention on orders (updated_at) where attention <> '';
-- Orders whose money may still arrive: the provider is asked about these.
create index orders_open on orders (placed_at) where payment_status in ('unpaid', 'pending', 'failed');
create index orders_underway on orders (id) where order_status in ('placed', 'warehouse');

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

-- An order of several sellers has a parcel per seller. A parcel without a row waits to be packed.
create table order_parcels (
  order_id       text not null references orders (id) on delete cascade,
  seller_id      text not null references sellers (id),
  packed_at      timestamptz not null,
  handed_over_at timestamptz,
  primary key (order_id, seller_id)
);

-- Which actor made which move of an order, and when.
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

-- A repeated key from the same customer gets the first answer for 24 hours.
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

-- The moves of src/domains/orders/order.ts and refund.ts, so that not even a statement typed by hand can make any other. A test
-- compares the two.
create table allowed_moves (
  lifecycle  text not null check (lifecycle in ('order', 'payment', 'refund')),
  from_state text not null,
  to_state   text not null,
  primary key (lifecycle, from_state, to_state)
);

insert into allowed_moves (lifecycle, from_state, to_state) values
  ('order', 'pending', 'placed'),
  ('order', 'placed', 'warehouse'),
  ('order', 'warehouse', 'success'),
  ('order', 'pending', 'cancelled'),
  ('order', 'placed', 'cancelled'),
  ('order', 'cancelled', 'placed'),
  ('payment', 'unpaid', 'pending'),
  ('payment', 'unpaid', 'paid'),
  ('payment', 'unpaid', 'failed'),
  ('payment', 'pending', 'paid'),
  ('payment', 'pending', 'failed'),
  ('payment', 'failed', 'unpaid'),
  ('payment', 'failed', 'pending'),
  ('payment', 'failed', 'paid'),
  ('refund', 'due', 'sent'),
  ('refund', 'sent', 'done'),
  ('refund', 'sent', 'failed'),
  ('refund', 'sent', 'due'),
  ('refund', 'failed', 'due');

create function refuse_unknown_move() returns trigger language plpgsql as $$
begin
  if old.order_status <> new.order_status and not exists (
    select from allowed_moves where lifecycle = 'order' and from_state = old.order_status and to_state = new.order_status
  ) then
    raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status using errcode = 'check_violation';
  end if;
  if old.payment_status <> new.payment_status and not exists (
    select from allowed_moves where lifecycle = 'payment' and from_state = old.payment_status and to_state = new.payment_status
  ) then
    raise exception 'the payment of order % cannot go from % to %', old.id, old.payment_status, new.payment_status using errcode = 'check_violation';
  end if;
  if new.order_status = 'placed' and new.payment_status <> 'paid' then
    raise exception 'order % is not paid and cannot be placed', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger orders_moves before update of order_status, payment_status on orders
for each row when (old.order_status <> new.order_status or old.payment_status <> new.payment_status)
execute function refuse_unknown_move();
