-- The books: double entry, append-only, in paise. A positive amount is a debit, a negative one a credit.
create table ledger_entries (
  id       bigint generated always as identity primary key,
  -- Identifies the occurrence, so that it is posted once.
  key      text not null unique,
  kind     text not null check (kind in ('payment', 'allocation', 'sale', 'sale_taken_back', 'excess', 'written_off', 'refund', 'refund_returned')),
  order_id text,
  note     text not null default '',
  at       timestamptz not null
);
create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;

create table ledger_postings (
  entry_id     bigint not null references ledger_entries (id),
  line         smallint not null,
  account      text not null check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed', 'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off')),
  -- Whose part of the account: an order, a seller, a provider, a payment.
  party        text not null default '',
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (entry_id, line)
);
create index ledger_postings_account on ledger_postings (account, party);

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount_paise) from ledger_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'the postings of entry % do not sum to zero', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger ledger_postings_balance after insert on ledger_postings
deferrable initially deferred for each row execute function refuse_unbalanced_entry();

create function refuse_change_of_books() returns trigger language plpgsql as $$
begin
  raise exception 'the books are append-only: post a further entry instead' using errcode = 'check_violation';
end
$$;

create trigger ledger_entries_append_only before update or delete on ledger_entries
for each statement execute function refuse_change_of_books();
create trigger ledger_postings_append_only before update or delete on ledger_postings
for each statement execute function refuse_change_of_books();
