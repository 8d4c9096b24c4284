-- What the shop sends (texts, e-mails), what it is told (contact form), and the talk between customers and sellers.

create table outbox (
  id         bigint generated always as identity primary key,
  recipient  text not null,
  channel    text not null check (channel in ('sms', 'email')),
  subject    text not null default '',
  text       text not null,
  state      text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts   integer not null default 0,
  last_error text not null default '',
  next_at    timestamptz not null,
  created_at timestamptz not null
);
create index outbox_waiting on outbox (next_at) where state = 'waiting';
create index outbox_recipient on outbox (recipient, id desc);

create table contact_messages (
  id         text primary key,
  name       text not null,
  email      text not null,
  subject    text not null,
  message    text not null,
  created_at timestamptz not null
);

create table conversations (
  customer_id     text not null references customers (id) on delete cascade,
  seller_id       text not null references sellers (id) on delete cascade,
  last_message_at timestamptz,
  customer_read   bigint not null default 0,
  seller_read     bigint not null default 0,
  created_at      timestamptz not null,
  primary key (customer_id, seller_id)
);
create index conversations_seller on conversations (seller_id, last_message_at desc);

create table chat_messages (
  -- Rises with every message: "what came after this one" is a plain comparison.
  sequence    bigint generated always as identity primary key,
  id          text not null unique,
  customer_id text not null,
  seller_id   text not null,
  sender      text not null check (sender in ('customer', 'seller')),
  sender_name text not null,
  text        text not null,
  picture     text,
  automatic   boolean not null default false,
  -- Made by the sending client, so that a message sent again is stored once.
  client_id   text,
  created_at  timestamptz not null,
  foreign key (customer_id, seller_id) references conversations (customer_id, seller_id) on delete cascade
);
create index chat_messages_conversation on chat_messages (customer_id, seller_id, sequence desc);
create unique index chat_messages_client on chat_messages (customer_id, seller_id, sender, client_id) where client_id is not null;
