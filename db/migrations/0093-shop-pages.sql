-- What a shop's own page tells: its story, and its name in Devanagari for the sign above its door.
alter table sellers add column story text not null default '';
alter table sellers add column sign text not null default '';

-- while open: only parcels that are packed stand in it.
create index order_parcels_packed on order_parcels (seller_id, packed_at desc) where packed_at is not null;
