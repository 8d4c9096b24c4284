-- Credits of the shop's bank statements: each line is kept once, however often and with whatever neighbours it is read,
-- and belongs to one order at most.
create table bank_lines (
  id           bigint generated always as identity primary key,
  -- The account's number, '' where the statement does not say it.
  account      text not null,
  -- Null where the statement has no dates.
  value_date   date,
  reference    text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- Which one of lines that are equal in all of the above.
  ordinal      integer not null check (ordinal > 0),
  -- Only where the bank itself says it.
  utr          text,
  text         text not null,
  order_id     text references orders (id),
  read_at      timestamptz not null,
  read_by      text not null,
  unique nulls not distinct (account, value_date, reference, amount_paise, ordinal)
);
create index bank_lines_utr on bank_lines (utr) where utr is not null;
