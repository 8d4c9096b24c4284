-- Credits of the shop's bank statements: each line is stored once, however often and in whatever statement it is imported, and
-- belongs to one order at most.
create table bank_lines (
  id           bigint generated always as identity primary key,
  -- The account's number, '' if the statement does not contain it.
  account      text not null,
  -- Null if the statement has no dates.
  value_date   date,
  reference    text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- Numbers lines that are equal in all columns above.
  ordinal      integer not null check (ordinal > 0),
  -- Only if the bank states it.
  utr          text,
  text         text not null,
  order_id     text references orders (id),
  read_at      timestamptz not null,
  read_by      text not null,
  unique nulls not distinct (account, value_date, reference, amount_paise, ordinal)
);
create index bank_lines_utr on bank_lines (utr) where utr is not null;
