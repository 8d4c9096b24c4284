-- Evidence of money: UTRs customers sent, events providers sent, payments accepted, refunds owed, invoices issued.

-- One UTR can serve one order only.
create table payment_claims (
  utr        text primary key,
  order_id   text not null references orders (id),
  state      text not null default 'open' check (state in ('open', 'confirmed', 'rejected')),
  claimed_at timestamptz not null
);
create index payment_claims_order on payment_claims (order_id);

-- Every signed event, seen once; kept whole for the operator, also when no order is known by its id.
create table payment_events (
  provider    text not null,
  event_id    text not null,
  order_id    text,
  type        text not null,
  body        jsonb not null,
  -- paid, failed, ignored, duplicate, refund_due, review:<why>, unknown_order
  outcome     text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_order on payment_events (order_id);

create table payments (
  provider     text not null,
  payment_id   text not null,
  order_id     text not null references orders (id),
  amount_paise bigint not null,
  currency     text not null,
  payee        text not null,
  utr          text,
  -- accepted pays the order; surplus is money for an order that was already paid or could not be revived.
  state        text not null check (state in ('accepted', 'surplus')),
  received_at  timestamptz not null,
  primary key (provider, payment_id)
);
create unique index payments_one_accepted on payments (order_id) where state = 'accepted';

create table refunds (
  id           text primary key,
  order_id     text not null references orders (id),
  provider     text not null,
  payment_id   text not null,
  amount_paise bigint not null check (amount_paise > 0),
  reason       text not null,
  state        text not null default 'due' check (state in ('due', 'sent', 'done', 'failed')),
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  unique (provider, payment_id)
);
create index refunds_order on refunds (order_id);

-- GST by kind of goods, dated. A piece at or below up_to_paise pays this rate; null is 'any value'.
create table gst_rates (
  hsn_prefix  text not null,
  valid_from  date not null,
  up_to_paise bigint,
  rate_percent integer not null check (rate_percent between 0 and 40)
);
create unique index gst_rates_key on gst_rates (hsn_prefix, valid_from, coalesce(up_to_paise, -1));

-- Invoice numbers: consecutive per seller and financial year; the counter row is locked while a number is drawn.
create table invoice_counters (
  seller_id      text not null references sellers (id),
  financial_year text not null,
  last_number    integer not null,
  primary key (seller_id, financial_year)
);

create table invoices (
  order_id       text not null references orders (id),
  seller_id      text not null references sellers (id),
  financial_year text not null,
  serial         integer not null,
  number         text not null unique,
  issued_at      timestamptz not null,
  -- All that the document shows, as it was when issued: the same bytes every time.
  content        jsonb not null,
  primary key (order_id, seller_id),
  unique (seller_id, financial_year, serial)
);
