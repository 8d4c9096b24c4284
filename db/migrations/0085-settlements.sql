-- Payouts from payment providers to the shop's bank account.
create table settlements (
  id           bigint primary key generated always as identity,
  provider     text not null,
  reference    text not null,
  -- The amount that reached the bank: payments less refunds and fees.
  amount_paise bigint not null check (amount_paise > 0),
  -- The charge for the settlement itself including tax, 0 in the normal cycle.
  fees_paise   bigint not null default 0 check (fees_paise >= tax_paise),
  tax_paise    bigint not null default 0 check (tax_paise >= 0),
  utr          text,
  settled_at   timestamptz not null,
  seen_at      timestamptz not null,
  -- The bank statement's line for it.
  bank_line_id bigint unique references bank_lines (id),
  unique (provider, reference)
);
create index settlements_settled on settlements (settled_at);
create index settlements_unshown on settlements (amount_paise) where bank_line_id is null;

-- while open: the version before writes no new value, and existing rows are not checked
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('payment', 'allocation', 'sale', 'sale_taken_back', 'excess',
    'written_off', 'refund', 'refund_returned', 'fee', 'refund_elsewhere', 'dispute', 'dispute_ended', 'settlement')) not valid;
