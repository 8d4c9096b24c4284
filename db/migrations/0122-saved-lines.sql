-- Cart lines that customers saved for later.
create table saved_lines (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  variant_id text not null references variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  saved_at timestamptz not null,
  unique (customer_id, variant_id)
);

create index saved_lines_variant on saved_lines (variant_id);
