-- Evidence of money: UTRs from customers, events from providers, accepted payments, refunds owed. Also GST rates, invoices,
-- credit notes.

-- A UTR can be used for one order only.
create table payment_claims (
  utr        text primary key,
  order_id   text not null references orders (id),
  state      text not null default 'open' check (state in ('open', 'confirmed', 'rejected')),
  claimed_at timestamptz not null
);
create index payment_claims_order on payment_claims (order_id);
create index payment_claims_open on payment_claims (claimed_at) where state = 'open';

-- Every signed event once, stored in full for the operator, even if the order is unknown.
create table payment_events (
  provider    text not null,
  event_id    text not null,
  order_id    text,
  type        text not null,
  body        jsonb not null,
  -- paid, failed, ignored, duplicate, refund_due, review:<why>, unknown_order
  outcome     text not null,
  received_at timestamptz not null,
  -- What the event says about money, then what an operator decided and why.
  evidence    jsonb,
  resolution  text check (resolution in ('accepted', 'refunded', 'dismissed')),
  resolved_by text,
  resolved_reason text,
  resolved_at timestamptz,
  primary key (provider, event_id)
);
create index payment_events_order on payment_events (order_id);
create index payment_events_review on payment_events (received_at, provider, event_id)
  where resolved_at is null and (outcome like 'review:%' or outcome = 'unknown_order');
-- To find unclaimed money on a bank statement by its UTR when a customer sends that.
create index payment_events_unclaimed on payment_events ((evidence ->> 'utr'))
  where outcome = 'unknown_order' and resolved_at is null;

create table payments (
  provider     text not null,
  payment_id   text not null,
  order_id     text not null references orders (id),
  amount_paise bigint not null,
  currency     text not null,
  payee        text not null,
  utr          text,
  -- accepted pays the order. surplus is money for an order that was already paid or could not be revived.
  state        text not null check (state in ('accepted', 'surplus')),
  received_at  timestamptz not null,
  primary key (provider, payment_id)
);
create unique index payments_one_accepted on payments (order_id) where state = 'accepted';
-- A UTR pays one order, even if two events race.
create unique index payments_one_utr on payments (utr) where state = 'accepted';
create index payments_utr on payments (utr);

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
  -- The bank's reference, and the day of the transfer.
  reference    text not null default '',
  sent_on      date,
  unique (provider, payment_id)
);
create index refunds_order on refunds (order_id);
create index refunds_state on refunds (state, created_at, id) where state in ('due', 'sent');
create index refunds_reference on refunds (provider, reference) where reference <> '';

create function refuse_unknown_refund_move() returns trigger language plpgsql as $$
begin
  if not exists (
    select from allowed_moves where lifecycle = 'refund' and from_state = old.state and to_state = new.state
  ) then
    raise exception 'refund % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger refunds_moves before update of state on refunds
for each row when (old.state <> new.state) execute function refuse_unknown_refund_move();

-- For providers with orders of their own: their id for ours.
create table provider_orders (
  provider  text not null,
  reference text not null,
  order_id  text not null references orders (id) on delete cascade,
  made_at   timestamptz not null,
  primary key (provider, reference),
  unique (provider, order_id)
);

-- The simulated bank's own book (demo mode): what was "paid" at /dev/upi, for status look-ups. The shop's books are `payments`.
create table simulated_payments (
  payment_id   text primary key,
  order_id     text not null,
  status       text not null check (status in ('captured', 'failed')),
  amount_paise bigint not null,
  currency     text not null,
  payee        text not null,
  payee_name   text not null,
  utr          text not null,
  -- Whether the shop answered the webhook. False if the message was "lost".
  told         boolean not null default false,
  made_at      timestamptz not null
);
create index simulated_payments_order on simulated_payments (order_id, made_at);

-- GST by kind of goods and date. A piece at or below up_to_paise pays this rate, null is for any value.
create table gst_rates (
  hsn_prefix  text not null,
  valid_from  date not null,
  up_to_paise bigint,
  rate_percent integer not null check (rate_percent between 0 and 40)
);
create unique index gst_rates_key on gst_rates (hsn_prefix, valid_from, coalesce(up_to_paise, -1));

-- The notified GST rates for a fashion shop's goods (central and state tax together, or integrated tax). A change of law is a
-- new row with a later valid_from: earlier orders keep the rate of their day.

insert into gst_rates (hsn_prefix, valid_from, up_to_paise, rate_percent) values
  -- Everything without a row of its own: the standard rate.
  ('', '2017-07-01', null, 18),
  -- Woven fabric by the piece, including unstitched sarees: silk, wool, cotton, man-made.
  ('5007', '2017-07-01', null, 5),
  ('5111', '2017-07-01', null, 5),
  ('5112', '2017-07-01', null, 5),
  ('5208', '2017-07-01', null, 5),
  ('5209', '2017-07-01', null, 5),
  ('5210', '2017-07-01', null, 5),
  ('5211', '2017-07-01', null, 5),
  ('5212', '2017-07-01', null, 5),
  ('5407', '2017-07-01', null, 5),
  ('5408', '2017-07-01', null, 5),
  -- Clothing, knitted (61) and not (62), and made-up textiles (63): by the value of a piece.
  ('61', '2017-07-01', 100000, 5),
  ('61', '2017-07-01', null, 12),
  ('62', '2017-07-01', 100000, 5),
  ('62', '2017-07-01', null, 12),
  ('63', '2017-07-01', 100000, 5),
  ('63', '2017-07-01', null, 12),
  ('61', '2025-09-22', 250000, 5),
  ('61', '2025-09-22', null, 18),
  ('62', '2025-09-22', 250000, 5),
  ('62', '2025-09-22', null, 18),
  ('63', '2025-09-22', 250000, 5),
  ('63', '2025-09-22', null, 18),
  -- Footwear: by the value of a pair.
  ('64', '2017-07-01', 50000, 5),
  ('64', '2017-07-01', null, 18),
  ('64', '2018-07-27', 100000, 5),
  ('64', '2018-07-27', null, 18),
  ('64', '2022-01-01', 100000, 12),
  ('64', '2022-01-01', null, 18),
  ('64', '2025-09-22', 250000, 5),
  ('64', '2025-09-22', null, 18),
  -- Jewellery of precious metal, and imitation jewellery.
  ('7113', '2017-07-01', null, 3),
  ('7117', '2017-07-01', null, 3);

-- Invoice numbers, consecutive per seller and financial year. Drawing a number locks the counter's row.
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
  -- Everything the document shows, as when issued, so that it always renders to the same bytes.
  content        jsonb not null,
  primary key (order_id, seller_id),
  unique (seller_id, financial_year, serial)
);

-- Credit notes (section 34, CGST Act): one for each invoice of an order cancelled after invoicing, in a separate series.
create table credit_note_counters (
  seller_id      text not null references sellers (id),
  financial_year text not null,
  last_number    integer not null,
  primary key (seller_id, financial_year)
);

create table credit_notes (
  order_id       text not null,
  seller_id      text not null,
  financial_year text not null,
  serial         integer not null,
  number         text not null unique,
  issued_at      timestamptz not null,
  -- Everything the document shows, including its invoice, so that it always renders to the same bytes.
  content        jsonb not null,
  primary key (order_id, seller_id),
  foreign key (order_id, seller_id) references invoices (order_id, seller_id),
  unique (seller_id, financial_year, serial)
);
