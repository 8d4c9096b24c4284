-- Results of the nightly backups: each is restored beside the shop, and its books are checked. `error` is '' if all went well.
create table backups (
  made_at  timestamptz primary key,
  file     text not null,
  bytes    bigint not null,
  rows     bigint not null,
  seconds  integer not null,
  error    text not null
);
