-- Outgoing messages (texts, e-mails), the contact form, the chat between customers and sellers, and who is connected.

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
  created_at timestamptz not null,
  -- Named values for providers that use templates, such as {"otp": "1234"}.
  template_values jsonb not null default '{}',
  -- After this time text and values are blanked, so that tables keep no secrets.
  secret_until timestamptz
);
create index outbox_waiting on outbox (next_at) where state = 'waiting';
create index outbox_recipient on outbox (recipient, id desc);
create index outbox_secrets on outbox (secret_until) where secret_until is not null;

create table contact_messages (
  id         text primary key,
  name       text not null,
  email      text not null,
  subject    text not null,
  message    text not null,
  created_at timestamptz not null,
  state      text not null default 'open' check (state in ('open', 'answered', 'closed')),
  version    integer not null default 1
);
create index contact_messages_state on contact_messages (state, created_at, id);

create table contact_answers (
  id         text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  text       text not null,
  author     text not null,
  created_at timestamptz not null
);
create index contact_answers_message on contact_answers (message_id, created_at);

create table conversations (
  customer_id     text not null references customers (id) on delete cascade,
  seller_id       text not null references sellers (id) on delete cascade,
  last_message_at timestamptz,
  -- The sequence up to which each side has read.
  customer_read   bigint not null default 0,
  seller_read     bigint not null default 0,
  created_at      timestamptz not null,
  -- The sequence of each side's latest message: unread, unanswered and "answered since" are comparisons.
  customer_last   bigint not null default 0,
  seller_last     bigint not null default 0,
  -- The sequence up to which the demo shop has auto-answered the customer's messages, or decided not to.
  auto_answered   bigint not null default 0,
  primary key (customer_id, seller_id)
);
create index conversations_seller on conversations (seller_id, last_message_at desc);
create index conversations_customer on conversations (customer_id, last_message_at desc);
create index conversations_unanswered on conversations (last_message_at) where customer_last > auto_answered;

-- In the database, so that any process can serve them and backups include them.
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

create table chat_messages (
  -- Rises with every message: "what came after this one" is a plain comparison.
  sequence    bigint generated always as identity primary key,
  id          text not null unique,
  customer_id text not null,
  seller_id   text not null,
  sender      text not null check (sender in ('customer', 'seller')),
  sender_name text not null,
  text        text not null,
  automatic   boolean not null default false,
  -- Set by the sending client, so that a retried message is stored once.
  client_id   text,
  created_at  timestamptz not null,
  picture_id  text references chat_pictures (id) on delete set null,
  -- The subject, shown as a card with its current price and stock.
  product_id  text references products (id) on delete set null,
  order_id    text references orders (id) on delete set null,
  foreign key (customer_id, seller_id) references conversations (customer_id, seller_id) on delete cascade
);
create index chat_messages_conversation on chat_messages (customer_id, seller_id, sequence desc);
create unique index chat_messages_client on chat_messages (customer_id, seller_id, sender, client_id) where client_id is not null;

-- A seller's canned answers.
create table quick_answers (
  seller_id text not null references sellers (id) on delete cascade,
  position  integer not null,
  text      text not null,
  primary key (seller_id, position)
);

-- Who is connected, and to which process. None of this needs to survive a crash.
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

-- @socket.io/postgres-adapter stores what is too long for a NOTIFY (8,000 bytes) here for seconds.
create unlogged table socket_io_attachments (
  id         bigserial unique,
  created_at timestamptz default now(),
  payload    bytea
);

-- Processes that work on the job queue, and when each was last known to be alive.
create table job_workers (
  id      text primary key,
  seen_at timestamptz not null
);
