-- An account whose address turned out to be somebody else's has none until its owner enters another.
alter table customers alter column email drop not null;
-- Nobody else may take the address that an account falls back to.
-- while open: few accounts have one.
create index customers_former_email on customers (lower(former_email)) where former_email is not null;
