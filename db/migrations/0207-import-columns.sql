-- What a shop has said that the columns of a file are, by its head: a digest of the names. `columns` has a word of
-- src/domains/catalogue/import/columns/targets.ts for each, or null for one that is left out.
create table import_columns (
  seller_id text not null references sellers(id) on delete cascade,
  head text not null,
  columns jsonb not null,
  chosen_at timestamptz not null,
  primary key (seller_id, head)
);
