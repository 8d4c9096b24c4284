-- What operators decide at the desk: money returned and money looked into, shops closed, messages answered, the shop window changed.

-- The bank's reference of a refund, and the day it was sent.
alter table refunds
  add column reference text not null default '',
  add column sent_on date;
create index refunds_state on refunds (state, created_at, id) where state in ('due', 'sent');

-- What an event said about money, read once: reviews are decided by it. And what a person decided, and why.
alter table payment_events
  add column evidence jsonb,
  add column resolution text check (resolution in ('accepted', 'refunded', 'dismissed')),
  add column resolved_by text,
  add column resolved_reason text,
  add column resolved_at timestamptz;
create index payment_events_review on payment_events (received_at, provider, event_id)
  where resolved_at is null and (outcome like 'review:%' or outcome = 'unknown_order');

create index orders_underway on orders (id) where order_status in ('placed', 'warehouse');
create index customers_name on customers (lower(name) text_pattern_ops);

-- Two people at one thing: who saves a version that is no longer the last one is told.
alter table banners
  add column version integer not null default 1,
  add column status text not null default 'active' check (status in ('active', 'hidden'));
alter table home_groups add column version integer not null default 1;
alter table categories add column version integer not null default 1;
alter table sellers
  add column version integer not null default 1,
  add column closed_at timestamptz;
-- Hidden because its shop closed: it comes back with the shop.
alter table products add column closed_with_shop boolean not null default false;

alter table contact_messages
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column version integer not null default 1;
create index contact_messages_state on contact_messages (state, created_at, id);

create table contact_answers (
  id         text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  text       text not null,
  author     text not null,
  created_at timestamptz not null
);
create index contact_answers_message on contact_answers (message_id, created_at);
