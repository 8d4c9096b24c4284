-- What is taken off, where and until when. Edited at the desk.
create table promotions (
  id            text primary key,
  -- As said to customers.
  name          text not null check (name <> ''),
  kind          text not null check (kind in ('percent', 'rupees', 'delivery')),
  -- Whole percent or rupees; 0 for free delivery.
  value         integer not null,
  -- Of a percentage: no more rupees than this.
  cap_rupees    integer check (cap_rupees > 0),
  -- From this much goods on, at selling prices and of those that it is for.
  from_rupees   integer not null default 0 check (from_rupees >= 0),
  -- Empty: all.
  category_ids  text[] not null default '{}',
  seller_ids    text[] not null default '{}',
  first_order   boolean not null default false,
  -- Who bears it. A seller bears only its own.
  bearer        text not null check (bearer in ('shop', 'seller')),
  by_coupon     boolean not null,
  -- Each paid order brings a coupon of it that is usable for so many days; null: none is minted.
  gift_days     integer check (gift_days > 0),
  starts_at     timestamptz not null,
  ends_at       timestamptz,
  max_uses      integer check (max_uses > 0),
  max_uses_each integer check (max_uses_each > 0),
  version       integer not null default 1,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  constraint promotions_value check (case kind when 'percent' then value between 1 and 90 when 'rupees' then value between 1 and 100000 else value = 0 end),
  constraint promotions_cap check (cap_rupees is null or kind = 'percent'),
  constraint promotions_bearer check (bearer = 'shop' or (kind <> 'delivery' and cardinality(seller_ids) = 1)),
  constraint promotions_gift check (gift_days is null or by_coupon)
);

-- Codes: of one customer, or of anybody who types one.
create table coupons (
  code         text primary key check (code <> ''),
  promotion_id text not null references promotions (id),
  customer_id  text references customers (id),
  max_uses     integer check (max_uses > 0),
  expires_at   timestamptz,
  -- The order that it came with.
  minted_by    text,
  voided_at    timestamptz,
  created_at   timestamptz not null,
  constraint coupons_minted_once unique (promotion_id, minted_by)
);
create index coupons_customer on coupons (customer_id) where customer_id is not null;
create index coupons_minted_by on coupons (minted_by) where minted_by is not null;

-- Each order that took something off, by which promotion.
create table promotion_uses (
  promotion_id  text not null references promotions (id),
  order_id      text not null,
  customer_id   text not null references customers (id),
  -- '' where it applied by itself.
  coupon        text not null,
  rupees        integer not null check (rupees > 0),
  taken_at      timestamptz not null,
  given_back_at timestamptz,
  primary key (promotion_id, order_id)
);
create index promotion_uses_order on promotion_uses (order_id);
create index promotion_uses_customer on promotion_uses (customer_id);
create index promotion_uses_coupon on promotion_uses (coupon) where coupon <> '';

-- How often something limited is used: a promotion by all, by one customer, or a coupon; '' for what it does not concern.
create table promotion_limits (
  promotion_id text not null references promotions (id),
  customer_id  text not null default '',
  coupon       text not null default '',
  used         integer not null check (used >= 0),
  max          integer not null,
  primary key (promotion_id, customer_id, coupon),
  constraint promotion_limits_held check (used <= max)
);

-- An order's discount in rupees, with what of it is delivery that is not charged, and by what.
alter table orders add column discount integer not null default 0;
alter table orders add column delivery_off integer not null default 0;
alter table orders add column applied jsonb not null default '[]';
-- while open: the column is back under its name, of the same value, when this commits, and a virtual one rewrites no row
alter table orders drop column price;
-- Without rewriting rows where PostgreSQL can (18).
do $$ begin
  execute format('alter table orders add column price integer generated always as (goods_total + shipping_fee - discount) %s',
    case when current_setting('server_version_num')::int >= 180000 then 'virtual' else 'stored' end);
end $$;
-- while open: rows that are there have no discount and need no look
alter table orders add constraint orders_discount check (
  discount >= 0 and delivery_off between 0 and shipping_fee and discount - delivery_off < goods_total) not valid;

-- What of the discount is each line's, and what of it its seller bears.
alter table order_lines add column off_paise integer not null default 0;
alter table order_lines add column off_seller_paise integer not null default 0;
-- while open: as above
alter table order_lines add constraint order_lines_off check (
  off_seller_paise between 0 and off_paise and off_paise <= unit_price::bigint * quantity * 100) not valid;

alter table returns add column off_paise bigint not null default 0;
alter table returns add column off_seller_paise bigint not null default 0;

-- while open: the version before writes no new value, and rows that are there need no look
alter table ledger_postings drop constraint ledger_postings_account_check,
  add constraint ledger_postings_account_check check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed',
    'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off', 'provider_fees', 'input_tax', 'disputed',
    'lost_disputes', 'cash', 'promotions')) not valid;

-- What the shop promises at the foot of each page.
insert into promotions (id, name, kind, value, cap_rupees, from_rupees, bearer, by_coupon, starts_at, created_at, updated_at)
values ('super-discount', 'Super discount', 'percent', 5, 100, 700, 'shop', false, '2020-01-01', '2020-01-01', '2020-01-01');
insert into promotions (id, name, kind, value, from_rupees, bearer, by_coupon, gift_days, starts_at, created_at, updated_at)
values ('gift-coupon', 'Gift coupon', 'rupees', 50, 499, 'shop', true, 90, '2020-01-01', '2020-01-01', '2020-01-01');
