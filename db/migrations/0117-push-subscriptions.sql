-- A browser that shows a customer's notices. It is deleted with its session, so a logged-out device gets none.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  session_id text not null references sessions(id) on delete cascade,
  customer_id text not null references customers(id),
  device text not null,
  created_at timestamptz not null
);
create index push_subscriptions_customer on push_subscriptions (customer_id, created_at desc);
create index push_subscriptions_session on push_subscriptions (session_id);
