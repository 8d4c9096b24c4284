-- The address of an account that was verified before its present one, which is not.
alter table customers add column former_email text;
