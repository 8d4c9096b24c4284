-- Whose account a message is about: it goes with the account, whatever address it went to.
alter table outbox add column customer_id text;
