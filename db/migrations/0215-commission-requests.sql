-- Special commission rates that an operator asks for: another one decides, and what is agreed becomes a dated rate.
create table commission_requests (
  id text primary key,
  -- '' for every shop, and for every category.
  seller_id text not null,
  category_id text not null,
  valid_from date not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  approved boolean,
  decided_by text,
  decided_at timestamptz,
  constraint commission_requests_decided check ((approved is null) = (decided_at is null))
);
create index commission_requests_open on commission_requests (asked_at) where approved is null;
