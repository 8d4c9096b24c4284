-- A shop's own page: its story, and its name in Devanagari for its sign.
alter table sellers add column story text not null default '';
alter table sellers add column sign text not null default '';

-- while open: it contains only packed parcels.
create index order_parcels_packed on order_parcels (seller_id, packed_at desc) where packed_at is not null;
