-- From when a coupon that came with an order can be used: once that order is delivered. Those of before keep what they were promised.
alter table coupons add column active_from timestamptz;
update coupons set active_from = created_at where minted_by is not null;

-- An order that a shop's own people placed with their own shop.
alter table orders add column own_purchase boolean not null default false;
