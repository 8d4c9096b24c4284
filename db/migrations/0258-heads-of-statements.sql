-- The headings of a statement that does not say its account: another bank's are another account.
alter table bank_statements add column head text not null default '',
  drop constraint bank_statements_once,
  add constraint bank_statements_once unique nulls not distinct (account, head, from_day, to_day, opening_paise, closing_paise);
