-- When a statement whose balances leave nothing out had a line's day and not the line; null once one shows it again.
alter table bank_lines add column contradicted_at timestamptz;
