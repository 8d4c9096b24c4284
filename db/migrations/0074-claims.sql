-- A UTR that an operator rejected for one order may be used for another. The claim stays on record.
-- while open: the version before inserts claims by UTR alone. While both run, a claim of a UTR fails and is retried.
alter table payment_claims drop constraint payment_claims_pkey, add primary key (utr, order_id);
-- while open: there are few claims, so the index is built in milliseconds.
create unique index payment_claims_one_order on payment_claims (utr) where state <> 'rejected';
-- How many statements of the following days did not contain it.
alter table payment_claims add column statements_without integer not null default 0, add column missing_until date;
