-- People: customers, staff (sellers' and operators' logins), their sessions, and what guards a login.

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
  -- Short unique code that starts this seller's invoice numbers (CGST Rule 46: at most 16 characters in all).
  invoice_code text not null unique,
  since_year  integer,
  picture     text,
  created_at  timestamptz not null
);

create table customers (
  id            text primary key,
  name          text not null,
  email         text not null,
  mobile        text unique,
  -- argon2id in PHC string form; null for an account that only ever logged in by OTP.
  password_hash text,
  -- Raised when all sessions but one are ended; kept for the record.
  created_at    timestamptz not null,
  updated_at    timestamptz not null
);
create unique index customers_email on customers (lower(email));

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

-- A session is a row; the cookie is a random value of which only the SHA-256 is kept.
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

-- At most one live code for a number. `tries` counts wrong guesses at this code.
create table otps (
  mobile     text primary key,
  code_hash  bytea not null,
  tries      integer not null default 0,
  sent_at    timestamptz not null,
  expires_at timestamptz not null
);

-- A verified number without an account may complete its profile for 15 minutes (the cookie's hash).
create table verified_numbers (
  token_hash bytea primary key,
  mobile     text not null,
  expires_at timestamptz not null
);

-- Fixed-window counters for everything that is limited, shared by every server process.
create table rate_limits (
  key        text not null,
  window_at  timestamptz not null,
  hits       integer not null,
  expires_at timestamptz not null,
  primary key (key, window_at)
);
create index rate_limits_expires on rate_limits (expires_at);
