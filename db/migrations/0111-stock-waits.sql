-- People who want to be told when a sold-out size is back. A guest gives an e-mail address or a mobile number.
create table stock_waits (
  id            text primary key,
  variant_id    text not null references variants (id) on delete cascade,
  customer_id   text references customers (id),
  guest         text not null default '',
  asked_at      timestamptz not null,
  confirm_hash  bytea,
  confirm_until timestamptz,
  confirmed_at  timestamptz,
  told_at       timestamptz,
  constraint stock_waits_of_somebody check ((customer_id is null) <> (guest = '')),
  constraint stock_waits_once unique nulls not distinct (variant_id, customer_id, guest)
);
create index stock_waits_open on stock_waits (variant_id, asked_at) where told_at is null and confirmed_at is not null;
create index stock_waits_told on stock_waits (variant_id, told_at) where told_at is not null;
create index stock_waits_of_customer on stock_waits (customer_id, asked_at) where customer_id is not null;
create index stock_waits_of_guest on stock_waits (guest) where guest <> '';
create unique index stock_waits_confirm on stock_waits (confirm_hash) where confirm_hash is not null;
create index stock_waits_by_age on stock_waits ((coalesce(told_at, asked_at)));
