-- Offers: what they take off, from what and until when. Edited at the desk.
create table promotions (
  id            text primary key,
  -- The name that customers see.
  name          text not null check (name <> ''),
  kind          text not null check (kind in ('percent', 'rupees', 'delivery')),
  -- Whole percent or rupees, 0 for free delivery.
  value         integer not null,
  -- The maximum of a percentage, in rupees.
  cap_rupees    integer check (cap_rupees > 0),
  -- The minimum value of the goods it is for, at selling prices.
  from_rupees   integer not null default 0 check (from_rupees >= 0),
  -- Empty: all.
  category_ids  text[] not null default '{}',
  seller_ids    text[] not null default '{}',
  first_order   boolean not null default false,
  -- Who pays for it. A seller pays only for its own.
  bearer        text not null check (bearer in ('shop', 'seller')),
  by_coupon     boolean not null,
  -- Each paid order brings a coupon that is valid for this many days, null for none.
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

-- Codes: for one customer, or for anybody who types one.
create table coupons (
  code         text primary key check (code <> ''),
  promotion_id text not null references promotions (id),
  customer_id  text references customers (id),
  max_uses     integer check (max_uses > 0),
  expires_at   timestamptz,
  -- The order that the coupon came with.
  minted_by    text,
  voided_at    timestamptz,
  created_at   timestamptz not null,
  constraint coupons_minted_once unique (promotion_id, minted_by)
);
create index coupons_customer on coupons (customer_id) where customer_id is not null;
create index coupons_minted_by on coupons (minted_by) where minted_by is not null;

-- Each use of a promotion by an order.
create table promotion_uses (
  promotion_id  text not null references promotions (id),
  order_id      text not null,
  customer_id   text not null references customers (id),
  -- '' if it applied automatically.
  coupon        text not null,
  rupees        integer not null check (rupees > 0),
  taken_at      timestamptz not null,
  given_back_at timestamptz,
  primary key (promotion_id, order_id)
);
create index promotion_uses_order on promotion_uses (order_id);
create index promotion_uses_customer on promotion_uses (customer_id);
create index promotion_uses_coupon on promotion_uses (coupon) where coupon <> '';

-- How often something limited is used: a promotion in all, a promotion by one customer, or a coupon. '' where it does not apply.
create table promotion_limits (
  promotion_id text not null references promotions (id),
  customer_id  text not null default '',
  coupon       text not null default '',
  used         integer not null check (used >= 0),
  max          integer not null,
  primary key (promotion_id, customer_id, coupon),
  constraint promotion_limits_held check (used <= max)
);

-- An order's discount in rupees, and the part of it that is free delivery. promotion_uses has its sources.
alter table orders add column discount integer not null default 0;
alter table orders add column delivery_off integer not null default 0;
alter table orders add column applied jsonb not null default '[]';
-- while open: a column of the same name and value is back when this commits, and a virtual one rewrites no row
alter table orders drop column price;
-- PostgreSQL 18 adds the column without rewriting rows.
do $$ begin
  execute format('alter table orders add column price integer generated always as (goods_total + shipping_fee - discount) %s',
    case when current_setting('server_version_num')::int >= 180000 then 'virtual' else 'stored' end);
end $$;
-- while open: existing rows have no discount and are not checked
alter table orders add constraint orders_discount check (
  discount >= 0 and delivery_off between 0 and shipping_fee and discount - delivery_off < goods_total) not valid;

-- Each line's share of the discount, and the part of it that its seller bears.
alter table order_lines add column off_paise integer not null default 0;
alter table order_lines add column off_seller_paise integer not null default 0;
-- while open: as above
alter table order_lines add constraint order_lines_off check (
  off_seller_paise between 0 and off_paise and off_paise <= unit_price::bigint * quantity * 100) not valid;

alter table returns add column off_paise bigint not null default 0;
alter table returns add column off_seller_paise bigint not null default 0;

-- while open: the version before writes no new value, and existing rows are not checked
alter table ledger_postings drop constraint ledger_postings_account_check,
  add constraint ledger_postings_account_check check (account in ('bank', 'provider', 'receivable', 'unallocated', 'refunds_owed',
    'seller_payable', 'commission', 'shipping', 'tax', 'other_income', 'written_off', 'provider_fees', 'input_tax', 'disputed',
    'lost_disputes', 'cash', 'promotions')) not valid;

-- The promise in the footer of each page.
insert into promotions (id, name, kind, value, cap_rupees, from_rupees, bearer, by_coupon, starts_at, created_at, updated_at)
values ('super-discount', 'Super discount', 'percent', 5, 100, 700, 'shop', false, '2020-01-01', '2020-01-01', '2020-01-01');
insert into promotions (id, name, kind, value, from_rupees, bearer, by_coupon, gift_days, starts_at, created_at, updated_at)
values ('gift-coupon', 'Gift coupon', 'rupees', 50, 499, 'shop', true, 90, '2020-01-01', '2020-01-01', '2020-01-01');
