-- Providers' webhooks, stored before they are processed by a job.
create table webhooks (
  id          bigint generated always as identity primary key,
  provider    text not null,
  event_id    text not null,
  type        text not null,
  -- Without personal data, null after its retention time.
  body        jsonb,
  -- SHA-256 of the signed bytes, in hexadecimal.
  digest      text not null,
  received_at timestamptz not null,
  -- failed: out of retries, until an operator has it processed again.
  state       text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  tries       integer not null default 0,
  outcome     text not null default '',
  order_id    text,
  error       text not null default '',
  worked_at   timestamptz,
  unique (provider, event_id)
);
create index webhooks_open on webhooks (received_at, id) where state <> 'done';
create index webhooks_received on webhooks (received_at, id);
