-- The moves of src/domains/orders/order.ts, so that not even a statement typed by hand can make another one.
-- A test compares the two.
create table allowed_moves (
  lifecycle  text not null check (lifecycle in ('order', 'payment')),
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
  ('payment', 'failed', 'paid');

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
