-- A message to the shop is a ticket: with a number that people can say, its customer, and the order it is about.
create sequence ticket_counts minvalue 0;

alter table contact_messages
  add column number bigint not null default order_number(nextval('ticket_counts')),
  add column customer_id text references customers (id),
  add column order_id text references orders (id),
  add column first_answered_at timestamptz,
  add column written_at timestamptz;

update contact_messages m set first_answered_at = (select min(created_at) from contact_answers a where a.message_id = m.id);

-- while open: few messages, built in a moment
create unique index contact_messages_number on contact_messages (number);
-- while open: few messages, built in a moment
create index contact_messages_customer on contact_messages (customer_id, created_at desc) where customer_id is not null;

-- Customers can write again below the answers.
alter table contact_answers add column by_customer boolean not null default false;
