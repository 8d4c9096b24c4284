-- Returns and their state: one row for some pieces of one line of an order.
create table returns (
  id             text primary key,
  order_id       text not null references orders (id),
  position       integer not null,
  seller_id      text not null references sellers (id),
  product_id     text not null,
  customer_id    text not null references customers (id),
  quantity       integer not null check (quantity > 0),
  -- The other size of an exchange, '' for a refund.
  new_variant_id text not null,
  new_size       text not null,
  reason         text not null check (reason in ('damaged', 'faulty', 'wrong', 'size', 'not_as_shown', 'not_liked')),
  note           text not null,
  state          text not null default 'asked',
  -- The last words of staff, and the customer's words to dispute a decline.
  answer         text not null default '',
  dispute        text not null default '',
  pickup_day     date not null,
  pickup_from    text not null,
  pickup_to      text not null,
  pay_to         text not null,
  -- The refunded part of the price. The refund has what was paid of it.
  goods_paise    bigint not null check (goods_paise >= 0),
  fee_paise      bigint not null check (fee_paise >= 0),
  holds_stock    boolean not null,
  asked_at       timestamptz not null,
  updated_at     timestamptz not null,
  constraint returns_of_line foreign key (order_id, position) references order_lines (order_id, position),
  constraint returns_hold_other_size check (
    holds_stock = (new_variant_id <> '' and state in ('asked', 'agreed', 'picked up', 'not good')))
);
create index returns_order on returns (order_id);
create index returns_customer on returns (customer_id);
create index returns_seller on returns (seller_id, asked_at desc);
create index returns_product on returns (product_id);
create index returns_waiting on returns (state, asked_at) where state in ('asked', 'disputed', 'agreed', 'picked up', 'not good');

create table return_photos (
  id         text primary key,
  return_id  text not null references returns (id),
  sent_by    text not null check (sent_by in ('customer', 'staff')),
  full_size  bytea not null,
  thumbnail  bytea not null,
  created_at timestamptz not null
);
-- JPEG and WebP are compressed already.
alter table return_photos alter column full_size set storage external, alter column thumbnail set storage external;
create index return_photos_return on return_photos (return_id, created_at);
create index return_photos_created on return_photos (created_at);

-- while open: existing rows are not checked.
alter table order_moves drop constraint order_moves_lifecycle_check,
  add constraint order_moves_lifecycle_check check (lifecycle in ('order', 'payment', 'stock', 'refund', 'parcel', 'return')) not valid;
-- while open: existing rows are not checked.
alter table allowed_moves drop constraint allowed_moves_lifecycle_check,
  add constraint allowed_moves_lifecycle_check check (lifecycle in ('order', 'payment', 'refund', 'parcel', 'return')) not valid;
insert into allowed_moves (lifecycle, from_state, to_state) values
  ('return', 'asked', 'agreed'),
  ('return', 'asked', 'declined'),
  ('return', 'asked', 'cancelled'),
  ('return', 'declined', 'disputed'),
  ('return', 'disputed', 'agreed'),
  ('return', 'disputed', 'closed'),
  ('return', 'agreed', 'cancelled'),
  ('return', 'agreed', 'picked up'),
  ('return', 'picked up', 'refunded'),
  ('return', 'picked up', 'exchanged'),
  ('return', 'picked up', 'not good'),
  ('return', 'not good', 'refunded'),
  ('return', 'not good', 'exchanged'),
  ('return', 'not good', 'sent back');

create function refuse_unknown_return_move() returns trigger language plpgsql as $$
begin
  if not exists (
    select from allowed_moves where lifecycle = 'return' and from_state = old.state and to_state = new.state
  ) then
    raise exception 'return % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger returns_moves before update of state on returns
for each row when (old.state <> new.state) execute function refuse_unknown_return_move();

-- The customer's UPI ID, for a refund that cannot go back the way it was paid.
alter table refunds add column pay_to text not null default '';
