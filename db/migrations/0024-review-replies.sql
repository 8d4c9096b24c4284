-- The seller's public answer under a review; '' for none. The reviews' trigger tells every process of it.
alter table reviews
  add column reply text not null default '',
  add column replied_at timestamptz;
create index reviews_unanswered on reviews (created_at desc) where reply = '';
