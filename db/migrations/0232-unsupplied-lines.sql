-- Lines of orders that their seller could not supply (R-ORDER-11). `alone`: taken out of a parcel that went on without
-- it, rather than with the whole parcel.
create table unsupplied_lines (
  order_id text not null,
  position integer not null,
  seller_id text not null references sellers (id),
  reason text not null,
  by text not null,
  at timestamptz not null,
  alone boolean not null,
  primary key (order_id, position),
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
create index unsupplied_lines_seller on unsupplied_lines (seller_id, at);
