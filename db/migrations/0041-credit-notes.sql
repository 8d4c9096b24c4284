-- Credit notes (section 34, CGST Act): one for each invoice of an order that was cancelled after it had been invoiced.
-- Numbered as invoices are, in a series of their own.
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
  -- All that the document shows, its invoice whole: the same bytes every time.
  content        jsonb not null,
  primary key (order_id, seller_id),
  foreign key (order_id, seller_id) references invoices (order_id, seller_id),
  unique (seller_id, financial_year, serial)
);
