-- Links in e-mails that set a password or verify an address: one of each kind per account, stored as a hash, used once.
create table email_links (
  customer_id text not null references customers(id) on delete cascade,
  kind text not null,
  token_hash bytea not null,
  email text not null,
  expires_at timestamptz not null,
  primary key (customer_id, kind),
  unique (token_hash),
  check (kind in ('reset', 'verify'))
);
create index email_links_expires on email_links (expires_at);
