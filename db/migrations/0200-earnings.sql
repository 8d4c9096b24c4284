-- What sellers earn: rates by day with their sources, and each parcel's earning once its return time is over.
create table payout_rates (
  kind text not null check (kind in ('commission', 'tcs', 'tds', 'tds without pan')),
  -- '' for every shop, and for every category.
  seller_id text not null default '',
  category_id text not null default '',
  valid_from date not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  source text not null,
  primary key (kind, seller_id, category_id, valid_from)
);

insert into payout_rates (kind, valid_from, basis_points, source) values
  ('tcs', '2018-10-01', 100, 'CGST Act, 2017, section 52; notifications 52/2018-Central Tax and 02/2018-Integrated Tax of 20 September 2018'),
  ('tcs', '2024-07-10', 50, 'Notifications 15/2024-Central Tax and 01/2024-Integrated Tax of 10 July 2024'),
  ('tds', '2020-10-01', 75, 'Income-tax Act, 1961, section 194-O; a quarter less by section 197B'),
  ('tds', '2021-04-01', 100, 'Income-tax Act, 1961, section 194-O'),
  ('tds', '2024-10-01', 10, 'Finance (No. 2) Act, 2024: section 194-O; from 1 April 2026 Income-tax Act, 2025, section 393(1)'),
  ('tds without pan', '2020-10-01', 500, 'Income-tax Act, 1961, section 206AA(1), second proviso; from 1 April 2026 Income-tax Act, 2025, section 397(2)');

create table earnings (
  order_id text not null references orders (id),
  seller_id text not null references sellers (id),
  -- Day of the sale in India.
  sold_on date not null,
  earned_at timestamptz not null,
  -- Each line with its own figures, as computed then.
  lines jsonb not null,
  -- Of the pieces that were kept, in paise; `amount_paise` is what the seller gets.
  goods_paise bigint not null,
  off_seller_paise bigint not null,
  off_market_paise bigint not null,
  commission_paise bigint not null,
  commission_gst_paise bigint not null,
  taxable_paise bigint not null,
  tcs_paise bigint not null,
  tds_paise bigint not null,
  amount_paise bigint not null,
  primary key (order_id, seller_id),
  constraint earnings_add_up check (amount_paise = goods_paise - off_seller_paise - commission_paise - tcs_paise - tds_paise)
);
create index earnings_of_seller on earnings (seller_id, earned_at desc);

-- while open: the version before writes no new value, and existing rows are not checked
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('payment', 'allocation', 'sale', 'sale_taken_back', 'excess',
    'written_off', 'refund', 'refund_returned', 'fee', 'refund_elsewhere', 'dispute', 'dispute_ended', 'settlement',
    'cash', 'cash_handed_in', 'goodwill', 'earning', 'payout', 'payout_paid', 'payout_back')) not valid;
-- while open: as above
alter table ledger_postings drop constraint ledger_postings_account_check,
  add constraint ledger_postings_account_check check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed',
    'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off', 'provider_fees', 'input_tax', 'disputed',
    'lost_disputes', 'cash', 'promotions', 'goodwill', 'tcs', 'tds', 'payouts')) not valid;
