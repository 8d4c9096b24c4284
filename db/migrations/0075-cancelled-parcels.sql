-- A seller's parcel can be cancelled without the rest of its order, with its share of the money.
alter table order_parcels add column cancelled_at timestamptz, add column cancelled_by text;
-- A cancelled parcel was never packed.
alter table order_parcels alter column packed_at drop not null;
-- while open: parcels are narrow rows, and checking them takes milliseconds.
alter table order_parcels
  add constraint order_parcels_one_way check (
    (cancelled_at is null) = (cancelled_by is null)
    and (cancelled_at is null or packed_at is null)
    and (handed_over_at is null or packed_at is not null));

-- while open: nothing is cancelled yet.
create index order_parcels_cancelled on order_parcels (cancelled_at) where cancelled_at is not null;

-- while open: existing rows are not checked.
alter table order_moves drop constraint order_moves_lifecycle_check,
  add constraint order_moves_lifecycle_check check (lifecycle in ('order', 'payment', 'stock', 'refund', 'parcel')) not valid;
alter table allowed_moves drop constraint allowed_moves_lifecycle_check,
  add constraint allowed_moves_lifecycle_check check (lifecycle in ('order', 'payment', 'refund', 'parcel')) not valid;
insert into allowed_moves (lifecycle, from_state, to_state) values
  ('parcel', 'to pack', 'packed'),
  ('parcel', 'packed', 'handed over'),
  ('parcel', 'to pack', 'cancelled');

create function state_of_parcel(parcel order_parcels) returns text language sql immutable as $$
  select case when parcel.cancelled_at is not null then 'cancelled' when parcel.handed_over_at is not null then 'handed over'
              when parcel.packed_at is not null then 'packed' else 'to pack' end
$$;

create function refuse_unknown_parcel_move() returns trigger language plpgsql as $$
begin
  if not exists (
    select from allowed_moves where lifecycle = 'parcel' and from_state = state_of_parcel(old) and to_state = state_of_parcel(new)
  ) then
    raise exception 'the parcel of % in order % cannot go from % to %', new.seller_id, new.order_id, state_of_parcel(old), state_of_parcel(new)
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger order_parcels_moves before update on order_parcels
for each row when (state_of_parcel(old) <> state_of_parcel(new)) execute function refuse_unknown_parcel_move();

-- A payment can have several refunds: all of it (''), the excess, or a cancelled parcel (its seller).
alter table refunds add column part text not null default '';
update refunds set payment_id = left(payment_id, -length(':excess')), part = 'excess' where payment_id like '%:excess';
-- while open: there are few refunds. Until the version before is gone, its cancellations fail and are retried.
alter table refunds drop constraint refunds_provider_payment_id_key, add unique (provider, payment_id, part);
