-- The pretend bank's own book (demo mode): what was "paid" at /dev/upi, for status look-ups. The shop's books are `payments`.
create table simulated_payments (
  payment_id   text primary key,
  order_id     text not null,
  status       text not null check (status in ('captured', 'failed')),
  amount_paise bigint not null,
  currency     text not null,
  payee        text not null,
  payee_name   text not null,
  utr          text not null,
  -- Whether the shop answered the webhook; not when the message was "lost".
  told         boolean not null default false,
  made_at      timestamptz not null
);
create index simulated_payments_order on simulated_payments (order_id, made_at);
