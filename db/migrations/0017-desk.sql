-- The desk: who changed what, when, from what to what. Written in the transaction of the change itself, and never changed.
create table desk_changes (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  staff_id   text not null references staff (id),
  -- The shop it concerns; null for what belongs to no shop (a banner, a synonym).
  seller_id  text references sellers (id),
  -- What was changed: product, order, review, banner ..., and its id.
  subject    text not null,
  subject_id text not null,
  -- In a word or two: added, edited, hidden, packed ...
  did        text not null,
  before     jsonb,
  after      jsonb
);
create index desk_changes_subject on desk_changes (subject, subject_id, id desc);
create index desk_changes_seller on desk_changes (seller_id, id desc);
