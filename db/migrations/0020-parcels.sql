-- An order of several sellers is several parcels, one a seller. A parcel without a row waits to be packed.
create table order_parcels (
  order_id       text not null references orders (id) on delete cascade,
  seller_id      text not null references sellers (id),
  packed_at      timestamptz not null,
  handed_over_at timestamptz,
  primary key (order_id, seller_id)
);
