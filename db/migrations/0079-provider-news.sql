-- A payment provider's fees, its own refunds, and money held while a customer's bank disputes a payment.

-- How the customer paid, according to the provider: upi, card, netbanking, wallet, '' if unknown.
alter table payments add column method text not null default '';

-- Refunds made at the provider that the shop did not request.
create table provider_refunds (
  provider     text not null,
  reference    text not null,
  payment_id   text not null,
  order_id     text,
  amount_paise bigint not null check (amount_paise > 0),
  state        text not null check (state in ('sent', 'done', 'failed')),
  -- The shop's own refund that it turned out to be, or how an operator explained it.
  refund_id    text references refunds (id),
  explained_by text,
  explanation  text,
  seen_at      timestamptz not null,
  primary key (provider, reference)
);
create index provider_refunds_payment on provider_refunds (provider, payment_id);
create index provider_refunds_seen on provider_refunds (seen_at);

create table disputes (
  provider     text not null,
  reference    text not null,
  payment_id   text not null,
  order_id     text,
  amount_paise bigint not null check (amount_paise > 0),
  -- What the provider took for good, 0 unless the dispute is lost.
  lost_paise   bigint not null default 0,
  state        text not null check (state in ('open', 'under_review', 'won', 'lost', 'closed')),
  phase        text not null default '',
  reason       text not null default '',
  respond_by   timestamptz,
  opened_at    timestamptz not null,
  updated_at   timestamptz not null,
  primary key (provider, reference)
);
create index disputes_opened on disputes (opened_at);

-- while open: the version before writes none of the new values, and existing rows are not checked
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('payment', 'allocation', 'sale', 'sale_taken_back', 'excess',
    'written_off', 'refund', 'refund_returned', 'fee', 'refund_elsewhere', 'dispute', 'dispute_ended')) not valid;
-- while open: as above
alter table ledger_postings drop constraint ledger_postings_account_check,
  add constraint ledger_postings_account_check check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed',
    'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off', 'provider_fees', 'input_tax', 'disputed',
    'lost_disputes')) not valid;
