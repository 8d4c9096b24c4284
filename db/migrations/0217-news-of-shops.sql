-- What a shop is told: rows of `notices` that belong to a shop in place of a customer, by channels that it chose.
-- A key of a shop's notice begins with the shop's id, so that `notices_once` holds for shops as well.
alter table notices add column seller_id text;
-- The customer whose words a shop's notice quotes: it goes with their account.
alter table notices add column of_customer text;
-- while open: the new check allows all that the old one did, and only new rows are compared
alter table notices drop constraint notices_of_somebody;
alter table notices add constraint notices_of_somebody
  check (num_nonnulls(customer_id, seller_id, nullif(guest, '')) = 1) not valid;
alter table notices add constraint notices_seller_id_fkey foreign key (seller_id) references sellers (id) not valid;
-- while open: no row has a shop yet, so the index is empty
create index notices_of_shop on notices (seller_id, id desc) where seller_id is not null;
-- while open: the same
create index notices_of_customer on notices (of_customer) where of_customer is not null;

create table shop_notice_choices (
  seller_id text not null references sellers (id),
  notice_group text not null,
  channel text not null,
  wanted boolean not null,
  primary key (seller_id, notice_group, channel)
);

-- Devices of the desk. A subscription belongs to a session, of a customer or of staff.
alter table push_subscriptions add column staff_id text;
alter table push_subscriptions alter column customer_id drop not null;
alter table push_subscriptions add constraint push_subscriptions_of_somebody
  check (num_nonnulls(customer_id, staff_id) = 1) not valid;
alter table push_subscriptions add constraint push_subscriptions_staff_id_fkey
  foreign key (staff_id) references staff (id) on delete cascade not valid;
-- while open: no row has staff yet, so the index is empty
create index push_subscriptions_staff on push_subscriptions (staff_id) where staff_id is not null;

-- The customer's latest message of which the shop was told.
alter table conversations add column told_shop bigint not null default 0;
-- while open: a few rows; conversations with a message that the shop has not read
create index conversations_untold_shop on conversations (last_message_at)
  where customer_last > seller_read and told_shop <= seller_read;

-- while open: orders of this state are few, and the index is built in milliseconds
create index orders_to_pack on orders (placed_at) where order_status = 'placed';
