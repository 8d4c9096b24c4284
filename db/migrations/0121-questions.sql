-- Questions to a shop about a product, shown with the shop's answer.
create table product_questions (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  customer_id text references customers (id) on delete set null,
  name text not null,
  question text not null,
  asked_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  hidden boolean not null default false,
  check ((answer = '') = (answered_at is null))
);

create index product_questions_shown on product_questions (product_id, answered_at desc, id desc) where answer <> '' and not hidden;
create index product_questions_waiting on product_questions (asked_at) where answer = '' and not hidden;
create index product_questions_customer on product_questions (customer_id, product_id);

create trigger product_questions_changed after insert or delete or update on product_questions
  for each statement execute function tell_shop_changed();
