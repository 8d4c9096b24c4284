-- What shoppers search for, and what they then open, put in the cart and order: counts per day, without personal data.
create table search_queries (
  day date not null,
  key text not null check (length(key) <= 200),
  words text not null check (length(words) <= 100),
  found integer not null,
  searched integer not null default 0,
  opened integer not null default 0,
  primary key (day, key)
);

create table search_outcomes (
  day date not null,
  key text not null,
  product_id text not null,
  opened integer not null default 0,
  carted integer not null default 0,
  ordered integer not null default 0,
  primary key (day, key, product_id)
);

-- Keyed digests that live for a day: what was already counted, and which search a product was opened from.
create table search_marks (
  mark text primary key,
  key text not null,
  seen_at timestamptz not null
);
create index search_marks_seen on search_marks (seen_at);

-- What the counts imply: how popular products are for a query. Every process's index reads it.
create table search_learned (
  key text not null,
  product_id text not null,
  level smallint not null check (level between 1 and 15),
  primary key (key, product_id)
);

create table search_dismissed (
  key text primary key,
  dismissed_at timestamptz not null
);
