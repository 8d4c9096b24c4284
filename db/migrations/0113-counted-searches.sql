-- What shoppers search for, and what they open, put in the cart and order of it: counts a day, without a person.
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

-- Keyed digests that live for a day: what was counted, and which search a product was opened from.
create table search_marks (
  mark text primary key,
  key text not null,
  seen_at timestamptz not null
);
create index search_marks_seen on search_marks (seen_at);

-- What the counts say: how far goods are liked for a query. Read by every process's index.
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
