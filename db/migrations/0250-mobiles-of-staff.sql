-- The number of a staff member, who proved it by a code: it logs in at the desk.
alter table staff add column mobile text;
-- while open: the table has a row for each person at the desk
create unique index staff_mobile on staff (mobile);
