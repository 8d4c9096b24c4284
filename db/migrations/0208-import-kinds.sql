-- Where a shop has said that goods of a kind go, for kinds of a file that match none of its categories. A kind is folded: without
-- case, plural and spelling. Without a category such goods are left out of an import.
create table import_kinds (
  seller_id text not null references sellers(id) on delete cascade,
  kind text not null,
  category_id text references categories(id) on delete cascade,
  chosen_at timestamptz not null,
  primary key (seller_id, kind)
);
create index import_kinds_category on import_kinds (category_id);
