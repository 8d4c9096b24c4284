-- Chat comes alive: who spoke last, what messages carry, who is there, and what socket.io's adapter needs.

alter table conversations
  -- The latest message of each side (its sequence): unread, unanswered and "answered since" are comparisons.
  add column customer_last bigint not null default 0,
  add column seller_last   bigint not null default 0,
  -- Up to which of the customer's messages the demo shop has answered by itself, or decided not to.
  add column auto_answered bigint not null default 0;
update conversations c set
  customer_last = coalesce((select max(sequence) from chat_messages m
    where m.customer_id = c.customer_id and m.seller_id = c.seller_id and sender = 'customer'), 0),
  seller_last = coalesce((select max(sequence) from chat_messages m
    where m.customer_id = c.customer_id and m.seller_id = c.seller_id and sender = 'seller'), 0);
update conversations set auto_answered = customer_last;
create index conversations_unanswered on conversations (last_message_at) where customer_last > auto_answered;
create index conversations_customer on conversations (customer_id, last_message_at desc);

-- Pictures are kept in the database: any number of processes serve them, and they are backed up with what was said.
create table chat_pictures (
  id          text primary key,
  customer_id text not null,
  seller_id   text not null,
  width       integer not null,
  height      integer not null,
  -- WebP, at most 1,600 and 320 pixels wide or high.
  full_size   bytea not null,
  thumbnail   bytea not null,
  created_at  timestamptz not null,
  foreign key (customer_id, seller_id) references conversations (customer_id, seller_id) on delete cascade
);
-- WebP is compressed already.
alter table chat_pictures alter column full_size set storage external, alter column thumbnail set storage external;

alter table chat_messages
  drop column picture,
  add column picture_id text references chat_pictures (id) on delete set null,
  -- What is talked about, shown as a card with what it costs and whether it is there now.
  add column product_id text references products (id) on delete set null,
  add column order_id   text references orders (id) on delete set null;

-- What a seller says often, one press away.
create table quick_answers (
  seller_id text not null references sellers (id) on delete cascade,
  position  integer not null,
  text      text not null,
  primary key (seller_id, position)
);

-- Who is connected, and to which process. A process that says nothing for a while is gone, and its people with it.
-- Nothing of this outlives a crash, and it need not.
create unlogged table live_processes (
  id      text primary key,
  seen_at timestamptz not null
);
create unlogged table live_people (
  kind       text not null check (kind in ('customer', 'seller')),
  person_id  text not null,
  process_id text not null references live_processes (id) on delete cascade,
  primary key (kind, person_id, process_id)
);
create index live_people_process on live_people (process_id);

-- Where @socket.io/postgres-adapter puts what is too long for a NOTIFY (8,000 bytes), for seconds.
create unlogged table socket_io_attachments (
  id         bigserial unique,
  created_at timestamptz default now(),
  payload    bytea
);
