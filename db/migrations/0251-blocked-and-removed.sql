-- An operator keeps a customer out, and says why: the customer reads how to answer, staff read the reason.
alter table customers add column blocked_at timestamptz;
alter table customers add column block_reason text;
-- A staff member who no longer logs in. The row stays: what they changed keeps their name.
alter table staff add column removed_at timestamptz;
