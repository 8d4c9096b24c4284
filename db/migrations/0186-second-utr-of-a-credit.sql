-- Some banks write two numbers as a credit's UTR; a customer may send either.
alter table bank_lines add column other_utr text;
-- while open: the column is new, so the index is empty.
create index bank_lines_other_utr on bank_lines (other_utr) where other_utr is not null;
