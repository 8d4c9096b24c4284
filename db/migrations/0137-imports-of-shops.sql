-- The running or last import of each shop's desk, so that a seller who returns or uses another device sees its progress and
-- result.

create table shop_imports (
  seller_id text primary key references sellers (id) on delete cascade,
  id text not null,
  file_name text not null,
  only_checks boolean not null,
  staff_id text not null references staff (id),
  began_at timestamptz not null,
  -- While the import runs, its server updates this every two seconds.
  heard_at timestamptz not null,
  products integer not null default 0,
  share real not null default 0,
  ended_at timestamptz,
  report jsonb,
  failure text,
  check (ended_at is null = (report is null and failure is null))
);
