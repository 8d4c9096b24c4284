-- A customer denies a refusal at the door, and an operator decides whether it stands. Wrong delivery codes are counted over a parcel's life.
alter table order_parcels add column refusal_denied_at timestamptz, add column refusal_stands boolean,
  add column wrong_codes integer not null default 0;
-- while open: parcels are narrow rows, and checking them takes milliseconds.
alter table order_parcels add constraint order_parcels_denied check (
  (refusal_denied_at is null or refused_at is not null) and (refusal_stands is null or refusal_denied_at is not null));
-- while open: nothing is denied yet.
create index order_parcels_to_decide on order_parcels (seller_id) where refusal_denied_at is not null or wrong_codes > 0;
