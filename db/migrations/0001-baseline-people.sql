-- Sellers, customers and staff; their sessions, and what guards a login.

create table sellers (
  id          text primary key,
  shop_name   text not null unique,
  slug        text not null unique,
  address     text not null default '',
  city        text not null default '',
  state       text not null default '',
  state_code  text not null default '',
  pincode     text not null default '',
  gstin       text not null default '',
  -- Short unique code at the start of this seller's invoice numbers (CGST Rule 46: at most 16 characters in all).
  invoice_code text not null unique,
  since_year  integer,
  picture     text,
  created_at  timestamptz not null,
  -- Raised by every edit, to detect that an older version is being saved.
  version     integer not null default 1,
  closed_at   timestamptz
);

create table customers (
  id            text primary key,
  name          text not null,
  email         text not null,
  mobile        text unique,
  -- argon2id in PHC string form, null for an account that only ever logged in by OTP.
  password_hash text,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  -- A deleted account keeps its row without personal data, since its orders and invoices refer to it.
  erased_at     timestamptz
);
create unique index customers_email on customers (lower(email));
create index customers_name on customers (lower(name) text_pattern_ops);

-- What customers agreed to, in the words they saw.
create table consents (
  customer_id text not null references customers (id),
  -- What was agreed to: 'terms'.
  kind        text not null,
  text        text not null,
  given_at    timestamptz not null,
  primary key (customer_id, kind, given_at)
);

create table staff (
  id            text primary key,
  name          text not null,
  email         text not null,
  password_hash text not null,
  role          text not null check (role in ('operator', 'seller')),
  seller_id     text references sellers (id),
  created_at    timestamptz not null,
  check ((role = 'seller') = (seller_id is not null))
);
create unique index staff_email on staff (lower(email));

-- A session is a row; the cookie is a random value of which only the SHA-256 is stored.
create table sessions (
  token_hash   bytea primary key,
  id           text not null unique,
  customer_id  text references customers (id) on delete cascade,
  staff_id     text references staff (id) on delete cascade,
  user_agent   text not null default '',
  address      text not null default '',
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  check (num_nonnulls(customer_id, staff_id) = 1)
);
create index sessions_customer on sessions (customer_id);
create index sessions_expires on sessions (expires_at);

-- One row per mobile number, updated by single statements: the row lock enforces every limit under concurrency.
create table otps (
  mobile     text primary key,
  -- The current code, null once it was used.
  code_hash  bytea,
  expires_at timestamptz not null,
  -- Wrong guesses at this code.
  tries      integer not null,
  -- Codes sent within the last hour and wrong guesses within the last day, across codes; oldest first.
  sent_at    timestamptz[] not null,
  wrong_at   timestamptz[] not null default '{}',
  -- During guessing across many numbers a login takes two codes. This is when the first one was right.
  vouched_at timestamptz
);
create index otps_expires on otps (expires_at);

-- A verified number without an account may complete its profile for 15 minutes (the hash of its cookie).
create table verified_numbers (
  token_hash bytea primary key,
  mobile     text not null,
  expires_at timestamptz not null
);
create index verified_numbers_expires on verified_numbers (expires_at);

-- Sliding windows of all rate limits, shared by every server process.
create table rate_limits (
  key        text primary key,
  -- The times of the attempts within the window, oldest first.
  hits       timestamptz[] not null,
  expires_at timestamptz not null
);
create index rate_limits_expires on rate_limits (expires_at);

-- Which staff changed what, when, from what to what. Written in the transaction of the change, and never updated.
create table desk_changes (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  staff_id   text not null references staff (id),
  -- The shop it concerns, null for what belongs to no shop (a banner, a synonym).
  seller_id  text references sellers (id),
  -- What was changed: product, order, review, banner ..., and its id.
  subject    text not null,
  subject_id text not null,
  -- In a word or two: added, edited, hidden, packed ...
  did        text not null,
  before     jsonb,
  after      jsonb
);
create index desk_changes_subject on desk_changes (subject, subject_id, id desc);
create index desk_changes_seller on desk_changes (seller_id, id desc);
