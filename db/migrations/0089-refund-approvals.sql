-- Large manual refunds need two operators: one requests, another approves, then the money is sent.
create table refund_approvals (
  id         text primary key,
  refund_id  text not null references refunds (id),
  reason     text not null,
  asked_by   text not null,
  asked_at   timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  approved   boolean,
  -- When the refund was marked as sent: an approval is for a single transfer.
  used_at    timestamptz,
  check (num_nulls(decided_by, decided_at, approved) in (0, 3)),
  check (approved is not true or decided_by <> asked_by),
  check (used_at is null or approved)
);
create unique index refund_approvals_open on refund_approvals (refund_id) where approved is null or (approved and used_at is null);
