-- Where a seller is paid: entered by one person, confirmed by another, usable after a while. Never changed, only replaced.
create table payout_accounts (
  id text primary key,
  seller_id text not null references sellers (id),
  holder text not null,
  number text not null check (number ~ '^\d{9,18}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  gstin text not null,
  entered_by text not null,
  entered_at timestamptz not null,
  approved boolean,
  decided_by text,
  decided_at timestamptz,
  -- Why it was declined.
  reason text not null default '',
  -- From when on payouts may go there.
  usable_from timestamptz,
  constraint payout_accounts_decided check ((approved is null) = (decided_at is null) and (usable_from is not null) = coalesce(approved, false))
);
create unique index payout_accounts_open on payout_accounts (seller_id) where approved is null;
create index payout_accounts_of_seller on payout_accounts (seller_id, decided_at desc) where approved;
