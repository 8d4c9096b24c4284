-- When a later statement showed that the bank took the credit back.
alter table bank_lines add column taken_back_at timestamptz;
