-- What a payment provider takes, gives back by itself, and holds while a customer's bank contests it.

-- How the customer paid, as the provider says: upi, card, netbanking, wallet; '' where nobody said.
alter table payments add column method text not null default '';

-- Refunds that were made at the provider and not asked for by the shop.
create table provider_refunds (
  provider     text not null,
  reference    text not null,
  payment_id   text not null,
  order_id     text,
  amount_paise bigint not null check (amount_paise > 0),
  state        text not null check (state in ('sent', 'done', 'failed')),
  -- The shop's own refund that it turned out to be; or how an operator explained it.
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
  -- What the provider took for good; 0 until it is lost.
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

-- while open: the version before writes none of the new values, and rows that are there need no look
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('payment', 'allocation', 'sale', 'sale_taken_back', 'excess',
    'written_off', 'refund', 'refund_returned', 'fee', 'refund_elsewhere', 'dispute', 'dispute_ended')) not valid;
-- while open: as above
alter table ledger_postings drop constraint ledger_postings_account_check,
  add constraint ledger_postings_account_check check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed',
    'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off', 'provider_fees', 'input_tax', 'disputed',
    'lost_disputes')) not valid;
