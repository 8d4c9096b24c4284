-- A parcel is delivered, or refused at the door. An order succeeds when all its remaining parcels are delivered.
alter table order_parcels
  add column courier text not null default '',
  add column awb text not null default '',
  add column delivered_at timestamptz,
  add column refused_at timestamptz,
  -- When the seller received the goods of a refused parcel.
  add column came_back_at timestamptz;

insert into allowed_moves (lifecycle, from_state, to_state) values
  ('parcel', 'handed over', 'delivered'),
  ('parcel', 'handed over', 'refused');

create or replace function state_of_parcel(parcel order_parcels) returns text language sql immutable as $$
  select case when parcel.cancelled_at is not null then 'cancelled'
              when parcel.refused_at is not null then 'refused'
              when parcel.delivered_at is not null then 'delivered'
              when parcel.handed_over_at is not null then 'handed over'
              when parcel.packed_at is not null then 'packed' else 'to pack' end
$$;

-- An order used to succeed when its last parcel was handed over. As nothing is known of its delivery, that counts as one.
create temporary table past_successes on commit drop as
select l.order_id, l.seller_id, coalesce(p.handed_over_at, (
         select max(at) from order_moves where order_id = o.id and lifecycle = 'order' and to_state = 'success'), o.updated_at) as at
from orders o
join (select distinct order_id, seller_id from order_lines) l on l.order_id = o.id
left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
where o.order_status = 'success' and p.cancelled_at is null;
-- while open: it writes one row per past parcel, and only the seller's own step writes a parcel's row.
insert into order_parcels (order_id, seller_id, packed_at, handed_over_at)
select order_id, seller_id, at, at from past_successes
on conflict (order_id, seller_id) do update
  set packed_at = coalesce(order_parcels.packed_at, excluded.packed_at), handed_over_at = excluded.handed_over_at;
update order_parcels p set delivered_at = past.at from past_successes past
where past.order_id = p.order_id and past.seller_id = p.seller_id;

-- while open: parcels are narrow rows, and checking them takes milliseconds.
alter table order_parcels drop constraint order_parcels_one_way, add constraint order_parcels_one_way check (
  (cancelled_at is null) = (cancelled_by is null)
  and (cancelled_at is null or packed_at is null)
  and (handed_over_at is null or packed_at is not null)
  and (delivered_at is null or handed_over_at is not null)
  and (refused_at is null or (handed_over_at is not null and delivered_at is null))
  and (came_back_at is null or refused_at is not null));
