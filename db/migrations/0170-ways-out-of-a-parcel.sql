-- A parcel is lost or damaged on the way, or brought back and sent again or given up, or unpacked.
alter table order_parcels add column lost_at timestamptz, add column brought_back_at timestamptz;

insert into allowed_moves (lifecycle, from_state, to_state) values
  ('order', 'warehouse', 'placed'),
  ('parcel', 'packed', 'to pack'),
  ('parcel', 'handed over', 'lost'),
  ('parcel', 'handed over', 'brought back'),
  ('parcel', 'brought back', 'handed over'),
  ('parcel', 'brought back', 'lost'),
  ('parcel', 'brought back', 'cancelled');

create or replace function state_of_parcel(parcel order_parcels) returns text language sql immutable as $$
  select case when parcel.cancelled_at is not null then 'cancelled'
              when parcel.refused_at is not null then 'refused'
              when parcel.lost_at is not null then 'lost'
              when parcel.delivered_at is not null then 'delivered'
              when parcel.brought_back_at is not null then 'brought back'
              when parcel.handed_over_at is not null then 'handed over'
              when parcel.packed_at is not null then 'packed' else 'to pack' end
$$;

-- while open: parcels are narrow rows, and checking them takes milliseconds.
alter table order_parcels drop constraint order_parcels_one_way, add constraint order_parcels_one_way check (
  (cancelled_at is null) = (cancelled_by is null)
  and (cancelled_at is null or packed_at is null or brought_back_at is not null)
  and (handed_over_at is null or packed_at is not null)
  and (delivered_at is null or (handed_over_at is not null and brought_back_at is null))
  and (refused_at is null or (handed_over_at is not null and delivered_at is null and brought_back_at is null))
  and (lost_at is null or (handed_over_at is not null and delivered_at is null and refused_at is null and cancelled_at is null))
  and (brought_back_at is null or handed_over_at is not null)
  and (came_back_at is null or refused_at is not null or lost_at is not null));
