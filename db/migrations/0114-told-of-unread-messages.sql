-- The seller's last message that the customer was notified of. There is no further notice until it is read.
alter table conversations add column told_of bigint not null default 0;
-- while open: few conversations are unread without a notice, and the table is small
create index conversations_untold on conversations (last_message_at) where seller_last > customer_read and told_of <= customer_read;
