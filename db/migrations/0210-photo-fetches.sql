-- Photos that an import named by their address on the internet: waiting while there is a next try, then a picture or a fault.
create table photo_fetches (
  product_id text not null references products (id) on delete cascade,
  address text not null check (length(address) <= 2000),
  -- Its place among the product's pictures, the words that describe it, and the one colour that it shows ('' for none).
  position integer not null,
  alt text not null,
  colour text not null,
  -- The product was hidden for want of a photo: it is shown when this one is there.
  shows_product boolean not null,
  added_at timestamptz not null,
  tries integer not null default 0,
  -- From when on it is tried; null when it is not tried any more.
  next_at timestamptz,
  fault text,
  picture text,
  primary key (product_id, address),
  constraint photo_fetches_end check (picture is null or next_at is null)
);
create index photo_fetches_waiting on photo_fetches (next_at) where next_at is not null;
create index photo_fetches_had on photo_fetches (address) where picture is not null;
