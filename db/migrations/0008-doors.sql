-- What guards the doors, made exact: limits that remember each hit of their window instead of counting in fixed
-- windows (which let twice the limit through around a window's edge), and all that guards a number in its own row.

drop table rate_limits;
create table rate_limits (
  key        text primary key,
  -- When each turn within the window was taken, oldest first.
  hits       timestamptz[] not null,
  expires_at timestamptz not null
);
create index rate_limits_expires on rate_limits (expires_at);

-- One row a number, updated in single statements, so that its lock makes every rule hold under any concurrency.
drop table otps;
create table otps (
  mobile     text primary key,
  -- The code in force; null once it was used.
  code_hash  bytea,
  expires_at timestamptz not null,
  -- Wrong guesses at this code.
  tries      integer not null,
  -- Codes sent within the last hour, wrong guesses within the last day (across codes); oldest first.
  sent_at    timestamptz[] not null,
  wrong_at   timestamptz[] not null default '{}'
);
create index otps_expires on otps (expires_at);
create index verified_numbers_expires on verified_numbers (expires_at);

alter table outbox
  -- Named values for providers that send by template, such as {"otp": "1234"}.
  add column template_values jsonb not null default '{}',
  -- From then on text and values are of no use, and are blanked: secrets do not stay in tables.
  add column secret_until timestamptz;
create index outbox_secrets on outbox (secret_until) where secret_until is not null;
