-- Sellers are paid in runs: one a day at most, proposed by the shop, agreed by two persons, answered by the bank one by one.
create table payout_runs (
  -- The day in India.
  day date primary key,
  proposed_at timestamptz not null,
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'withdrawn')),
  decided_by text,
  decided_at timestamptz,
  constraint payout_runs_decided check ((state = 'proposed') = (decided_at is null))
);

create table payouts (
  id text primary key,
  day date not null references payout_runs (day),
  seller_id text not null references sellers (id),
  account_id text not null references payout_accounts (id),
  -- What was earned, the cash set against it, and what is paid.
  earned_paise bigint not null,
  cash_paise bigint not null check (cash_paise >= 0),
  amount_paise bigint not null check (amount_paise > 0),
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'paid', 'failed', 'withdrawn')),
  -- The bank's reference (UTR), or why it failed.
  reference text not null default '',
  reason text not null default '',
  updated_at timestamptz not null,
  constraint payouts_add_up check (amount_paise = earned_paise - cash_paise),
  constraint payouts_answered check ((state = 'paid') <= (reference <> '')),
  constraint payouts_once unique (day, seller_id)
);
create unique index payouts_reference on payouts (reference) where state = 'paid';
create index payouts_of_seller on payouts (seller_id, updated_at desc);
create index payouts_open on payouts (state) where state in ('proposed', 'agreed');

-- The payout that pays an earning, or is to; a failed one lets go of it.
alter table earnings add column payout_id text references payouts (id);
-- while open: the table is new and narrow.
create index earnings_of_payout on earnings (payout_id) where payout_id is not null;
-- while open: as above.
create index earnings_unpaid on earnings (seller_id) where payout_id is null;

alter table refund_approvals drop constraint refund_approvals_kind,
  -- while open: the version before writes no other kind
  add constraint refund_approvals_kind check (kind in ('refund', 'write_off', 'confirmation', 'payout')) not valid;
