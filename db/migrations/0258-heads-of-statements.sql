-- The headings of a statement that does not say its account: another bank's are another account.
alter table bank_statements add column head text not null default '';
