-- Figures by day (India's), for the desk. What orders say is counted from `order_moves`, each move once; views and
-- carts are counters without persons.
create table shop_days (
  seller_id text not null references sellers (id),
  day date not null,
  views integer not null default 0,
  carts integer not null default 0,
  orders integer not null default 0,
  delivered integer not null default 0,
  pieces integer not null default 0,
  paise bigint not null default 0,
  due integer not null default 0,
  kept integer not null default 0,
  primary key (seller_id, day)
);
-- while open: the table is new, and empty
create index shop_days_day on shop_days (day);

create table product_days (
  product_id text not null,
  day date not null,
  seller_id text not null references sellers (id),
  views integer not null default 0,
  orders integer not null default 0,
  pieces integer not null default 0,
  paise bigint not null default 0,
  primary key (product_id, day)
);
create index product_days_seller on product_days (seller_id, day);
create index product_days_day on product_days (day);

create table return_days (
  seller_id text not null references sellers (id),
  day date not null,
  reason text not null,
  returns integer not null default 0,
  primary key (seller_id, day, reason)
);
create index return_days_day on return_days (day);

-- Orders by the PIN code that they go to, each once however many shops it is of.
create table place_days (
  pincode text not null,
  day date not null,
  orders integer not null default 0,
  cash_orders integer not null default 0,
  refused integer not null default 0,
  returns integer not null default 0,
  primary key (pincode, day)
);
create index place_days_day on place_days (day);

alter table order_moves add column counted boolean not null default false;
-- while open: every move is counted once; a release that does not know the column leaves its moves to be counted
create index order_moves_to_count on order_moves (id) where not counted;
-- while open: built in a second at 100,000 orders; meanwhile only placing waits
create index orders_placed on orders (placed_at);
-- while open: the same for returns and messages, which are fewer
create index returns_asked on returns (asked_at);
-- while open: the same
create index chat_messages_lately on chat_messages (seller_id, created_at);
