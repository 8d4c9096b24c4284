-- The market's tax invoice to a seller for its commission of a month: one each, in a series of numbers of its own.
create table commission_invoices (
  seller_id text not null references sellers (id),
  -- The first day of the month in India.
  month date not null,
  financial_year text not null,
  serial integer not null,
  number text not null,
  issued_at timestamptz not null,
  content jsonb not null,
  primary key (seller_id, month),
  constraint commission_invoices_number_key unique (number),
  constraint commission_invoices_serial_key unique (financial_year, serial)
);
