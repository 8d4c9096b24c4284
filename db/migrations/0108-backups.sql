-- What the nightly backups came to: each is restored beside the shop, and the books in it are checked. `error` is '' where all went well.
create table backups (
  made_at  timestamptz primary key,
  file     text not null,
  bytes    bigint not null,
  rows     bigint not null,
  seconds  integer not null,
  error    text not null
);
