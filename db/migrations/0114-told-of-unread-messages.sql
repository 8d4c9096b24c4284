-- The seller's message that a customer was told of last: told again only once that was read.
alter table conversations add column told_of bigint not null default 0;
-- while open: few conversations are unread and untold, and the table is small
create index conversations_untold on conversations (last_message_at) where seller_last > customer_read and told_of <= customer_read;
