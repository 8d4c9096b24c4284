-- Where a provider keeps orders of its own: what it calls ours.
create table provider_orders (
  provider  text not null,
  reference text not null,
  order_id  text not null references orders (id) on delete cascade,
  made_at   timestamptz not null,
  primary key (provider, reference),
  unique (provider, order_id)
);
