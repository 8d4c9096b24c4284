-- The days and balances of each statement that was imported, by which a hole between two of them shows.
create table bank_statements (
  id bigint generated always as identity primary key,
  -- As the statement writes it; '' where it does not.
  account text not null,
  -- Null for statements without dates; the balances are null without a balance column.
  from_day date,
  to_day date,
  opening_paise bigint,
  closing_paise bigint,
  read_at timestamptz not null,
  constraint bank_statements_days check ((from_day is null) = (to_day is null)),
  constraint bank_statements_once unique nulls not distinct (account, from_day, to_day, opening_paise, closing_paise)
);
