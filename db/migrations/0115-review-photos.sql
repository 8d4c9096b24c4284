-- Photos of a review, shown as long as the review is.
create table review_photos (
  id         text primary key,
  review_id  text not null references reviews (id) on delete cascade,
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  full_size  bytea not null,
  thumbnail  bytea not null,
  created_at timestamptz not null
);
-- JPEG and WebP are compressed already.
alter table review_photos alter column full_size set storage external, alter column thumbnail set storage external;
create index review_photos_review on review_photos (review_id, created_at, id);
create trigger review_photos_changed after insert or update or delete on review_photos
for each statement execute function tell_shop_changed();
