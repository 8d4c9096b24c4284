-- A UTR that a person refused for one order is free for another; what was claimed stays on record.
-- while open: the version before inserts claims by UTR alone; for as long as both run a claim of a UTR fails, and is sent again.
alter table payment_claims drop constraint payment_claims_pkey, add primary key (utr, order_id);
-- while open: claims are few, and the index is built in milliseconds.
create unique index payment_claims_one_order on payment_claims (utr) where state <> 'rejected';
-- How many statements of the days since then did not have it.
alter table payment_claims add column statements_without integer not null default 0, add column missing_until date;
