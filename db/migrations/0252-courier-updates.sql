-- What a courier's webhook said that moved a parcel, or that an operator has to look at. The same update comes again and
-- again: it is stored once.
create table courier_updates (
  id bigint generated always as identity primary key,
  awb text not null,
  status text not null,
  said_at text not null,
  courier text not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('moved', 'not moved', 'unknown', 'ambiguous', 'lost')),
  order_id text references orders (id) on delete cascade,
  seller_id text references sellers (id),
  settled_at timestamptz,
  unique (awb, status, said_at)
);
create index courier_updates_open on courier_updates (id) where settled_at is null and outcome <> 'moved';
-- while open: built in a second at 100,000 parcels; most of a market's own riders have none
create index order_parcels_awb on order_parcels (upper(awb)) where awb <> '';
