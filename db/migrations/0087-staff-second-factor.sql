-- A second factor for staff, and when a session's user last proved their identity.

-- `secret` is in force, `pending_secret` waits for its first code. Both are encrypted under SESSION_SECRET. `last_step` is the
-- time step of the last used code, so that a code works once.
create table staff_second_factors (
  staff_id       text primary key references staff (id) on delete cascade,
  secret         bytea,
  pending_secret bytea,
  last_step      bigint not null default 0,
  confirmed_at   timestamptz,
  check (num_nonnulls(secret, pending_secret) > 0),
  check ((secret is null) = (confirmed_at is null))
);

create table staff_recovery_codes (
  staff_id  text not null references staff (id) on delete cascade,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (staff_id, code_hash)
);

-- Null for customers, and for sessions older than this column, for which the login was the proof.
alter table sessions add column proved_at timestamptz;
