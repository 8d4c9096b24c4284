-- What customers agreed to, in the words they read; and accounts that their owners have deleted.

create table consents (
  customer_id text not null references customers (id),
  -- What was agreed to: 'terms'.
  kind        text not null,
  text        text not null,
  given_at    timestamptz not null,
  primary key (customer_id, kind, given_at)
);

-- A deleted account keeps its row, emptied: its orders and invoices stay, and hang on it.
alter table customers add column erased_at timestamptz;
