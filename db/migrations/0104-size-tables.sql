-- A shop's sizes in centimetres for a category: for everybody ('') or for one audience. `rows` contains [{"size": "M", "cm":
-- {"chest": 96}}] in the shop's order.
create table size_tables (
  seller_id   text not null references sellers (id),
  category_id text not null references categories (id),
  audience    text not null,
  kind        text not null,
  rows        jsonb not null,
  version     integer not null default 1,
  updated_at  timestamptz not null,
  primary key (seller_id, category_id, audience)
);
create trigger size_tables_changed after insert or update or delete on size_tables
for each statement execute function tell_shop_changed();
