-- Photos that a shop has sent beside its product file, by the file's name: an import finds them by what its cells name.
create table import_photos (
  seller_id text not null references sellers (id),
  name text not null,
  picture text not null references pictures (key) on delete cascade,
  sent_at timestamptz not null,
  primary key (seller_id, name)
);
create index import_photos_picture on import_photos (picture);
